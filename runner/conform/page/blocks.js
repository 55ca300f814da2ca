'use strict';
// blocks has what pages about cases share: elements, and pictures of blocks.
const blocks = (() => {
const narrow = matchMedia('(max-width: 700px)');

// make returns an element with attributes and children. Texts never become markup.
function make(tag, attributes, ...children) {
  const svg = ['svg', 'rect', 'text', 'title', 'g'].includes(tag);
  const e = svg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [k, v] of Object.entries(attributes || {})) {
    if (k.startsWith('on')) e.addEventListener(k.slice(2), v);
    else if (v !== false && v != null) e.setAttribute(k, v);
  }
  e.append(...children);
  return e;
}

const hex = n => n < 0 ? 'nowhere in the block' : '0x' + n.toString(16);

// picture draws the bytes of a block, where the rules place the scalars and where the device accessed them.
function picture(p, mismatches) {
  const perLine = narrow.matches ? 8 : 16, w = narrow.matches ? 36 : 54, h = 34, left = 52;
  const end = Math.max(...p.scalars.map(s => s.at + s.size), ...mismatches.map(m => m.actual + 1));
  const lines = Math.min(Math.ceil(end / perLine), 256);
  const svg = make('svg', {
    viewBox: `0 0 ${left + perLine * w + 2} ${lines * h + 4}`, width: left + perLine * w + 2, role: 'img',
    'aria-label': 'bytes of the block: the expected places of scalars, and the places that the device used for the wrong ones',
  });
  for (let l = 0; l < lines; l++) {
    svg.append(make('text', {class: 'offset', x: 0, y: l * h + 21}, hex(l * perLine)), make('rect', {class: 'gap', x: left, y: l * h + 2, width: perLine * w, height: h - 4}));
  }
  // A scalar may go on in the next line.
  const cells = (at, size, kind, label, tip) => {
    for (let from = at; from < at + size;) {
      const line = Math.floor(from / perLine), to = Math.min(at + size, (line + 1) * perLine);
      if (line >= lines) return;
      const x = left + from % perLine * w, width = (to - from) * w;
      const g = make('g', {class: kind + '-cell'}, make('title', null, tip), make('rect', {class: kind, x: x + 1, y: line * h + 3, width: width - 2, height: h - 6, rx: 3}));
      if (label) g.append(make('text', {x: x + 5, y: line * h + 21}, fit(label, width - 8)));
      svg.append(g);
      from = to;
    }
  };
  const wrong = new Map(mismatches.map(m => [m.path, m]));
  for (const s of p.scalars) {
    const m = wrong.get(s.path);
    cells(s.at, s.size, m ? 'expected' : 'scalar', s.path, `${s.path}: ${s.type} at ${hex(s.at)}` + (m ? `; the device used ${hex(m.actual)}` : ''));
  }
  for (const s of p.scalars) {
    const m = wrong.get(s.path);
    if (m && m.actual >= 0) cells(m.actual, s.size, 'actual', '', `the device used these bytes for ${s.path}`);
  }
  const out = make('div', {class: 'wide'}, svg);
  out.append(make('p', {class: 'hint'}, 'Green: where the rules place wrong scalars. Dashed: where the device accessed them.' + (p.more ? ` ${p.more} scalars are left out.` : '')));
  return out;
}

// fit shortens a label to a width in pixels.
const fit = (label, width) => {
  const n = Math.floor(width / 6.7);
  return label.length <= n ? label : n < 2 ? '' : label.slice(0, n - 1) + '…';
};

return {make, hex, narrow, picture};
})();
