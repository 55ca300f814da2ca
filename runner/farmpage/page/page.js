'use strict';
(() => {
const {make, hex, picture} = blocks;
const $ = id => document.getElementById(id);
const colors = {
  Pass: 'good', Fail: 'bad', Crash: 'bad', Timeout: 'bad', DeviceLost: 'bad', UnexpectedPass: 'bad',
  Flake: 'warn', ExpectedFail: 'warn', NotSupported: 'quiet', KnownDriverError: 'known',
};
// state is what the server said last and what the user chose. selected is the key of a failure.
const state = {snapshot: null, run: '', failures: new Map(), selected: ''};

const number = n => n.toLocaleString('en');
const rate = n => n >= 100 ? number(Math.round(n)) : n.toFixed(1);

// duration writes seconds as the two largest units that they have.
function duration(s) {
  const units = [[86400, 'd'], [3600, 'h'], [60, 'min'], [1, 's']];
  let left = Math.ceil(s);
  const words = [];
  for (const [size, name] of units) {
    if (left >= size || size === 1 && !words.length) {
      words.push(Math.floor(left / size) + ' ' + name);
      left %= size;
    }
  }
  return words.slice(0, 2).join(' ');
}

// replace changes an element only where its content changes, so that focus and scroll positions stay.
function replace(e, ...children) {
  const fresh = document.createElement(e.tagName);
  fresh.append(...children);
  if (fresh.innerHTML !== e.innerHTML) e.replaceChildren(...fresh.childNodes);
}

const chosen = () => state.snapshot && state.snapshot.runs.find(r => r.id === state.run);

// share returns a bar whose parts are counts of statuses, and the rest of total.
function share(counts, total) {
  const bar = make('span', {class: 'share'});
  const words = [];
  let done = 0;
  for (const {what, n} of counts) {
    const part = make('i');
    part.style.background = `var(--${colors[what]})`;
    part.style.width = 100 * n / total + '%';
    bar.append(part);
    words.push(`${number(n)} ${what}`);
    done += n;
  }
  if (done < total) words.push(`${number(total - done)} to run`);
  return {bar, words: words.join(', '), done, bad: counts.reduce((sum, c) => sum + (colors[c.what] === 'bad' ? c.n : 0), 0)};
}

function showRuns() {
  const runs = state.snapshot.runs;
  if (!runs.some(r => r.id === state.run)) {
    const wanted = decodeURIComponent(location.hash.slice(1));
    const going = runs.filter(r => r.state === 'running' || r.state === 'preparing');
    state.run = (runs.find(r => r.id === wanted) || going[going.length - 1] || runs[runs.length - 1] || {id: ''}).id;
  }
  replace($('run'), ...runs.map(r => make('option', {value: r.id}, `${r.id} (${r.state})`)));
  $('run').value = state.run;
  $('none').hidden = runs.length > 0;
  $('choice').hidden = runs.length === 0;
  const r = chosen();
  $('about').textContent = r ? `${number(r.cases)} cases on ${r.progress.length} ${r.progress.length === 1 ? 'device' : 'devices'}, since ${new Date(r.start).toLocaleString()}` : '';
  const older = state.snapshot.older;
  if (older) $('about').textContent += `. ${number(older)} older ${older === 1 ? 'run is' : 'runs are'} not listed.`;
}

function lane(r, l) {
  const s = share(l.statuses, r.cases);
  const facts = [`${number(l.done)} of ${number(r.cases)} cases`];
  if (r.state === 'running' && l.done < r.cases) {
    facts.push(`${rate(l.rate)} a second`);
    if (l.remaining > 0) facts.push(`${duration(l.remaining)} left`);
  }
  const e = make('li', null,
    make('h3', null, make('span', null, l.selector || 'any device'), make('span', null, Math.floor(100 * l.done / r.cases) + ' %')),
    make('div', {role: 'progressbar', 'aria-label': l.selector || 'any device', 'aria-valuemin': 0, 'aria-valuemax': r.cases, 'aria-valuenow': l.done, 'aria-valuetext': s.words, title: s.words}, s.bar),
    make('p', null, facts.join(', ')), make('p', {class: 'muted'}, l.device || 'no board yet'));
  if (l.unexpected) e.append(make('p', {class: 'bad'}, `${number(l.unexpected)} unexpected`));
  if (l.suspects) e.append(make('p', {class: 'bad'}, `${number(l.suspects)} groups of cases ended a board`));
  if (l.device) {
    const files = r.state === 'complete' || r.state === 'canceled' ? ['report.html', 'results.csv', 'failures.csv', 'junit.xml'] : ['results.jsonl'];
    e.append(make('p', null, ...files.map(f => make('a', {href: ['runs', r.id, l.folder, f].map(encodeURIComponent).join('/')}, f))));
  }
  for (const x of l.refused || []) e.append(make('p', {class: 'muted'}, `refused: ${x.name}: ${x.why}`));
  return e;
}

function showMatrix(r) {
  const table = $('matrix');
  if (!r) return replace(table);
  const key = c => c.rules + ' ' + c.class;
  const rows = [...new Map(r.progress.flatMap(l => l.cells || []).map(c => [key(c), c])).values()];
  rows.sort((a, b) => key(a) < key(b) ? -1 : 1);
  replace(table,
    make('thead', null, make('tr', null, make('th', {scope: 'col'}, 'cases'), ...r.progress.map(l => make('th', {scope: 'col'}, l.selector || 'any device')))),
    make('tbody', null, ...rows.map(row => make('tr', null, make('th', {scope: 'row'}, key(row)), ...r.progress.map(l => {
      const c = (l.cells || []).find(c => key(c) === key(row));
      if (!c) return make('td');
      const s = share(c.statuses, c.total);
      const mark = s.bad ? `${number(s.bad)} ✗` : s.done === c.total ? '✓' : Math.floor(100 * s.done / c.total) + ' %';
      return make('td', null, make('span', {class: 'cell', title: s.words}, s.bar, make('span', {class: 'number', 'aria-label': s.words}, mark)));
    })))));
  const counts = new Map();
  for (const {what, n} of r.progress.flatMap(l => l.statuses)) counts.set(what, (counts.get(what) || 0) + n);
  replace($('legend'), ...[...counts].map(([what, n]) => {
    const dot = make('span', {class: 'dot'});
    dot.style.background = `var(--${colors[what]})`;
    return make('li', null, dot, `${what} ${number(n)}`);
  }));
}

function showBoards() {
  const boards = state.snapshot.boards;
  const heads = ['board', 'host', 'device', 'run', 'cases a second', 'leased', 'done', 'last heard'];
  replace($('boards'),
    make('thead', null, make('tr', null, ...heads.map(h => make('th', {scope: 'col'}, h)))),
    make('tbody', null, ...boards.map(b => {
      const row = make('tr', {class: b.age > 30 ? 'silent' : null}, make('th', {scope: 'row'}, b.name), make('td', null, b.host), make('td', null, b.device),
        make('td', null, b.problem ? b.problem : b.run || 'waits for work'), ...[rate(b.rate), number(b.held), number(b.done)].map(t => make('td', {class: 'number'}, t)),
        make('td', {class: 'number'}, b.age < 5 ? 'now' : duration(b.age) + ' ago'));
      return row;
    })));
}

const keyOf = f => f.run + '/' + f.lane + '/' + f.record.id;
const shown = () => [...state.failures.values()].filter(f => f.run === state.run).reverse();

function showFailures() {
  const list = shown();
  const r = chosen();
  const total = r ? r.progress.reduce((sum, l) => sum + l.unexpected, 0) : 0;
  $('count').textContent = !total ? 'No failure.' : total > list.length ? `The last ${number(list.length)} of ${number(total)} failures; the reports of the run have all.` : `${number(total)} ${total === 1 ? 'failure' : 'failures'}`;
  if (!list.some(f => keyOf(f) === state.selected)) state.selected = list.length ? keyOf(list[0]) : '';
  replace($('failures'), ...list.map((f, i) => make('div', {class: 'failure', role: 'option', id: 'failure' + i, 'data-key': keyOf(f), 'aria-selected': String(keyOf(f) === state.selected)},
    make('span', {class: 'id'}, f.record.id), make('span', {class: 'what'}, `${f.selector || 'any device'}: ${f.record.verdict}: ${f.record.diagnosis || ''}`))));
  const at = list.findIndex(f => keyOf(f) === state.selected);
  if (at >= 0) $('failures').setAttribute('aria-activedescendant', 'failure' + at);
  else $('failures').removeAttribute('aria-activedescendant');
}

function select(at) {
  const list = shown();
  if (!list.length) return;
  const i = Math.max(0, Math.min(list.length - 1, at));
  state.selected = keyOf(list[i]);
  showFailures();
  $('failure' + i).scrollIntoView({block: 'nearest'});
}

const selectedAt = () => shown().findIndex(f => keyOf(f) === state.selected);

function open() {
  const list = shown(), at = selectedAt(), f = list[at];
  if (!f) return;
  const r = f.record;
  $('case-title').textContent = r.id;
  $('command').textContent = `spvc conform --device='${f.selector}' --case='${r.id.replaceAll("'", "'\\''")}'`;
  const facts = [`${r.seconds.toFixed(3)} s`];
  if (r.attempts > 1) facts.push(`${r.attempts} attempts`);
  if (r.wrong) facts.push(r.wrong === 1 ? '1 scalar wrong' : `${r.wrong} scalars wrong`);
  if (r.as) facts.push(`as with ${r.as}`);
  const parts = [make('h3', null, `${f.selector || 'any device'}: ${r.verdict}`), make('p', null, r.diagnosis || ''), make('p', {class: 'muted'}, facts.join(', '))];
  if (r.mismatches) {
    parts.push(make('div', {class: 'wide'}, make('table', null,
      make('tr', null, make('th', null, 'scalar'), make('th', null, 'expected'), make('th', null, 'device used')),
      ...r.mismatches.map(m => make('tr', null, make('td', null, m.path), make('td', null, hex(m.expected)), make('td', null, hex(m.actual)))))));
    if (f.picture) parts.push(picture(f.picture, r.mismatches));
  }
  $('result').replaceChildren(...parts);
  $('previous').disabled = at === 0;
  $('next').disabled = at === list.length - 1;
  if (!$('case').open) $('case').showModal();
  $('case').scrollTop = 0;
}

function step(by) {
  select(selectedAt() + by);
  open();
}

function listKey(e) {
  const at = selectedAt();
  const to = {ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown().length - 1}[e.key];
  if (to !== undefined) select(to);
  else if (e.key === 'Enter' || e.key === ' ') open();
  else return;
  e.preventDefault();
}

function show() {
  showRuns();
  const r = chosen();
  replace($('lanes'), ...(r ? r.progress.map(l => lane(r, l)) : []));
  showMatrix(r);
  showFailures();
  showBoards();
  const problem = state.snapshot.problem || '';
  $('problem').hidden = !problem;
  $('problem').textContent = problem;
}

// maxFailures bounds the failures that the page keeps.
const maxFailures = 500;

function addFailure(f) {
  state.failures.delete(keyOf(f));
  state.failures.set(keyOf(f), f);
  if (state.failures.size > maxFailures) state.failures.delete(state.failures.keys().next().value);
}

function connect() {
  const events = new EventSource('events');
  const say = (text, lost) => {
    $('connection').textContent = text;
    $('connection').classList.toggle('lost', lost);
  };
  events.addEventListener('open', () => say('live', false));
  events.addEventListener('error', () => say('the server does not answer; trying again', true));
  events.addEventListener('state', e => {
    state.snapshot = JSON.parse(e.data);
    say(`live, ${new Date(state.snapshot.time).toLocaleTimeString()}`, false);
    show();
  });
  events.addEventListener('failures', e => {
    JSON.parse(e.data).forEach(addFailure);
    if (state.snapshot) showFailures();
  });
}

$('run').addEventListener('change', () => {
  state.run = $('run').value;
  history.replaceState(null, '', '#' + encodeURIComponent(state.run));
  show();
});
$('failures').addEventListener('keydown', listKey);
$('failures').addEventListener('click', e => {
  const row = e.target.closest('.failure');
  if (!row) return;
  state.selected = row.dataset.key;
  showFailures();
  open();
});
$('close').addEventListener('click', () => $('case').close());
$('case').addEventListener('close', () => $('failures').focus());
$('case').addEventListener('keydown', e => {
  if (e.key === 'ArrowLeft') step(-1);
  else if (e.key === 'ArrowRight') step(1);
});
$('previous').addEventListener('click', () => step(-1));
$('next').addEventListener('click', () => step(1));
$('copy').addEventListener('click', () => navigator.clipboard?.writeText($('command').textContent));
connect();
})();
