'use strict';
(() => {
const data = JSON.parse(document.getElementById('data').textContent);
const $ = id => document.getElementById(id);
const colors = {
  Pass: 'good', Fail: 'bad', Crash: 'bad', Timeout: 'bad', DeviceLost: 'bad', UnexpectedPass: 'bad',
  Flake: 'warn', ExpectedFail: 'warn', NotSupported: 'quiet', KnownDriverError: 'known',
};
const color = status => `var(--${colors[data.statuses[status]]})`;
const none = 'no result';
const {make, hex, narrow, picture} = blocks;

// An identifier is v1/class/rules/probe+options/type.
const cases = data.cases.map(([id, ...results], n) => {
  const [, cls, rules, probe] = id.split('/', 4);
  return {id, results, n, cls, rules: rules.split('.')[0], probe: probe.split('+')[0]};
});
const statusOf = (c, run) => c.results[run] ? data.statuses[c.results[run].s] : none;
const seconds = c => c.results.reduce((sum, r) => sum + (r ? r.t : 0), 0);

// state is what the user chose. selected is an index into shown.
const filters = ['verdict', 'class', 'rules', 'probe'];
const state = {sort: 'n', down: false, selected: 0};
let shown = cases;

function fillRuns() {
  const rows = data.runs.map(r => make('tr', null,
    make('th', {scope: 'row'}, r.name), make('td', null, r.device), make('td', null, r.start),
    make('td', null, 'spvc ' + r.version + (r.missing ? `, ${r.missing} cases without result` : ''))));
  $('runs').append(make('div', {class: 'wide'}, make('table', null, ...rows)));
}

// share returns a bar whose parts are the verdicts of some cases in a run.
function share(list, run) {
  const n = data.statuses.map(() => 0);
  let total = 0, alarming = 0, passed = 0;
  for (const c of list) {
    const r = c.results[run];
    if (!r) continue;
    n[r.s]++;
    total++;
    if (colors[data.statuses[r.s]] === 'bad') alarming++;
    if (data.statuses[r.s] === 'Pass') passed++;
  }
  const bar = make('span', {class: 'share'}), words = [];
  data.statuses.forEach((s, i) => {
    if (!n[i]) return;
    const part = make('i');
    part.style.background = color(i);
    part.style.width = 100 * n[i] / total + '%';
    bar.append(part);
    words.push(`${n[i]} ${s}`);
  });
  return {bar, mark: alarming ? alarming + ' ✗' : passed ? '✓' : '–', words: words.join(', ')};
}

// overviewCell returns a bar for each run, which filters the list when it is pressed.
function overviewCell(rules, cls, list) {
  return make('td', null, ...data.runs.map((r, run) => {
    const {bar, mark, words} = share(list, run);
    return make('button', {
      type: 'button', title: words, 'aria-label': `${rules} ${cls} in ${r.name}: ${words}`,
      onclick: () => { $('rules').value = rules; $('class').value = cls; refresh(); $('list').focus(); },
    }, bar, make('span', {class: 'number'}, mark), data.runs.length > 1 ? make('span', {class: 'muted name'}, r.name) : '');
  }));
}

function fillOverview() {
  const unique = list => [...new Set(list)];
  const classes = unique(cases.map(c => c.cls)), groups = new Map();
  for (const c of cases) {
    const key = c.rules + ' ' + c.cls;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(c);
  }
  $('overview').append(make('tr', null, make('td'), ...classes.map(c => make('th', {scope: 'col'}, c))));
  for (const rules of unique(cases.map(c => c.rules))) {
    const cells = classes.map(c => groups.has(rules + ' ' + c) ? overviewCell(rules, c, groups.get(rules + ' ' + c)) : make('td'));
    $('overview').append(make('tr', null, make('th', {scope: 'row'}, rules), ...cells));
  }
  data.statuses.forEach((s, i) => {
    const dot = make('span', {class: 'dot'});
    dot.style.background = color(i);
    const n = cases.reduce((sum, c) => sum + c.results.filter(r => r && r.s === i).length, 0);
    if (n) $('legend').append(make('li', null, dot, `${s} ${n}`));
  });
}

function fillFilters() {
  const options = {
    class: cases.map(c => c.cls), rules: cases.map(c => c.rules), probe: cases.map(c => c.probe),
    verdict: [...data.statuses, none].filter(s => cases.some(c => data.runs.some((_, run) => statusOf(c, run) === s))),
  };
  for (const id of filters) {
    $(id).append(make('option', {value: ''}, 'all'), ...[...new Set(options[id])].map(v => make('option', {value: v}, v)));
    $(id).addEventListener('change', refresh);
  }
  $('differs-label').hidden = data.runs.length < 2;
  $('differs').addEventListener('change', refresh);
  $('search').addEventListener('input', refresh);
  $('filters').addEventListener('submit', e => e.preventDefault());
  $('filters').addEventListener('reset', () => setTimeout(refresh));
}

// expression returns the search as a regular expression, or null with a message if it is none.
function expression() {
  const error = $('search-error');
  try {
    error.hidden = true;
    return new RegExp($('search').value);
  } catch (e) {
    error.hidden = false;
    error.textContent = e.message;
    return null;
  }
}

// matches reports whether a case passes the filters. The search looks into identifiers and diagnoses.
function matches(c, search) {
  const [verdict, cls, rules, probe] = filters.map(id => $(id).value);
  if (cls && c.cls !== cls || rules && c.rules !== rules || probe && c.probe !== probe) return false;
  if (verdict && !data.runs.some((_, run) => statusOf(c, run) === verdict)) return false;
  if ($('differs').checked && data.runs.every((_, run) => statusOf(c, run) === statusOf(c, 0))) return false;
  return search.test(c.id) || c.results.some(r => r && r.d && search.test(data.texts[r.d]));
}

const keys = {
  n: c => c.n, id: c => c.id, time: seconds,
};
data.runs.forEach((_, run) => { keys['run' + run] = c => c.results[run] ? c.results[run].s : data.statuses.length; });

function refresh() {
  const search = expression();
  if (!search) return;
  const key = keys[state.sort], sign = state.down ? -1 : 1;
  shown = cases.filter(c => matches(c, search)).sort((a, b) => {
    const x = key(a), y = key(b);
    return x < y ? -sign : x > y ? sign : a.n - b.n;
  });
  state.selected = 0;
  $('count').textContent = `${shown.length} of ${cases.length} cases`;
  $('list').scrollTop = 0;
  drawHeads();
  draw();
}

// The list makes elements for the rows in sight only, so that it can hold all cases of a campaign.
const rowHeight = () => narrow.matches ? 62 : 34;
const columns = () => narrow.matches
  ? `repeat(${data.runs.length}, minmax(0, 1fr)) 70px`
  : `minmax(0, 3fr) repeat(${data.runs.length}, minmax(90px, 1fr)) 100px`;

function drawHeads() {
  const head = (key, text) => make('button', {
    type: 'button', 'data-sort': key, 'aria-pressed': String(state.sort === key),
    onclick: () => {
      state.down = state.sort === key && !state.down;
      state.sort = key;
      refresh();
      $('heads').querySelector(`[data-sort=${key}]`).focus();
    },
  }, text + (state.sort === key ? state.down ? ' ▼' : ' ▲' : ''));
  $('heads').style.gridTemplateColumns = columns();
  $('heads').replaceChildren(head('id', 'case'), ...data.runs.map((r, run) => head('run' + run, r.name)), head('time', 'seconds'));
}

function row(i) {
  const c = shown[i], e = make('div', {
    class: 'row', role: 'option', id: 'row' + i, 'aria-selected': String(i === state.selected), 'aria-posinset': i + 1, 'aria-setsize': shown.length,
    onclick: () => { select(i); open(); },
  }, make('span', {class: 'id', title: c.id}, c.id));
  e.style.top = i * rowHeight() + 'px';
  e.style.height = rowHeight() + 'px';
  e.style.gridTemplateColumns = columns();
  data.runs.forEach((_, run) => {
    const r = c.results[run], cell = make('span', {class: r && r.u ? 'unexpected' : null});
    if (r) {
      const dot = make('span', {class: 'dot'});
      dot.style.background = color(r.s);
      cell.append(dot);
    }
    cell.append(statusOf(c, run));
    e.append(cell);
  });
  e.append(make('span', {class: 'time'}, seconds(c).toFixed(3)));
  return e;
}

function draw() {
  const list = $('list'), h = rowHeight();
  const first = Math.max(0, Math.floor(list.scrollTop / h) - 5);
  const last = Math.min(shown.length, Math.ceil((list.scrollTop + list.clientHeight) / h) + 5);
  const rows = [];
  for (let i = first; i < last; i++) rows.push(row(i));
  $('rows').style.height = shown.length * h + 'px';
  $('rows').replaceChildren(...rows);
  if (shown.length) list.setAttribute('aria-activedescendant', 'row' + state.selected);
  else list.removeAttribute('aria-activedescendant');
}

function select(i) {
  state.selected = Math.max(0, Math.min(shown.length - 1, i));
  const list = $('list'), h = rowHeight(), top = state.selected * h;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + h > list.scrollTop + list.clientHeight) list.scrollTop = top + h - list.clientHeight;
  draw();
}

function listKey(e) {
  const page = Math.max(1, Math.floor($('list').clientHeight / rowHeight()) - 1);
  const to = {
    ArrowDown: state.selected + 1, ArrowUp: state.selected - 1, PageDown: state.selected + page, PageUp: state.selected - page,
    Home: 0, End: shown.length - 1,
  }[e.key];
  if (to !== undefined) select(to);
  else if (e.key === 'Enter' || e.key === ' ') open();
  else return;
  e.preventDefault();
}

function resultOf(c, run) {
  const r = c.results[run], head = make('h3', null, data.runs[run].name + ': ' + statusOf(c, run) + (r && r.u ? ' (unexpected)' : ''));
  const out = make('div', {class: 'result'}, head, make('p', {class: 'muted'}, data.runs[run].device));
  if (!r) return out;
  const facts = [`${r.t.toFixed(3)} s`];
  if (r.n > 1) facts.push(`${r.n} attempts`);
  if (r.w) facts.push(r.w === 1 ? '1 scalar wrong' : `${r.w} scalars wrong`);
  if (r.as) facts.push(`as with ${r.as}`);
  if (r.d) out.append(make('p', {class: 'diagnosis'}, data.texts[r.d]));
  out.append(make('p', {class: 'muted'}, facts.join(', ')));
  if (r.m) {
    out.append(make('div', {class: 'wide'}, make('table', {class: 'mismatches'},
      make('tr', null, make('th', null, 'scalar'), make('th', null, 'expected'), make('th', null, 'device used')),
      ...r.m.map(m => make('tr', null, make('td', null, m.path), make('td', null, hex(m.expected)), make('td', null, hex(m.actual)))))));
  }
  if (r.p) out.append(picture(data.pictures[r.p - 1], r.m));
  if (r.f) {
    const links = make('p', {class: 'files'}, 'Files: ');
    r.f.forEach((f, i) => links.append(i ? ', ' : '', make('a', {href: f.split('/').map(encodeURIComponent).join('/')}, f.split('/').pop())));
    out.append(links);
  }
  return out;
}

function open() {
  const c = shown[state.selected];
  if (!c) return;
  $('case-title').textContent = c.id;
  $('command').textContent = `spvc conform --case='${c.id.replaceAll("'", "'\\''")}'`;
  $('results').replaceChildren(...data.runs.map((_, run) => resultOf(c, run)));
  $('previous').disabled = state.selected === 0;
  $('next').disabled = state.selected === shown.length - 1;
  if (!$('case').open) $('case').showModal();
  $('case').scrollTop = 0;
  history.replaceState(null, '', '#' + encodeURIComponent(c.id));
}

function closed() {
  history.replaceState(null, '', location.pathname + location.search);
  $('list').focus();
}

function step(by) {
  select(state.selected + by);
  open();
}

// fromAddress opens the case that the address names.
function fromAddress() {
  let id = '';
  try {
    id = decodeURIComponent(location.hash.slice(1));
  } catch {
    return; // somebody cut the address
  }
  const at = shown.findIndex(c => c.id === id);
  if (at >= 0) {
    select(at);
    open();
  }
}

fillRuns();
fillOverview();
fillFilters();
refresh();
$('list').addEventListener('scroll', draw);
$('list').addEventListener('keydown', listKey);
$('close').addEventListener('click', () => $('case').close());
$('case').addEventListener('close', closed);
$('case').addEventListener('keydown', e => {
  if (e.key === 'ArrowLeft') step(-1);
  else if (e.key === 'ArrowRight') step(1);
});
$('previous').addEventListener('click', () => step(-1));
$('next').addEventListener('click', () => step(1));
$('copy').addEventListener('click', () => navigator.clipboard?.writeText($('command').textContent));
narrow.addEventListener('change', () => { drawHeads(); select(state.selected); });
addEventListener('resize', draw);
fromAddress();
})();
