import type { Review, Row, Section, Warning } from '../decode/review'
import { h } from './h'

export const HEADING = 'heading'

/** What is worse comes first. */
const LEVELS = ['bad', 'warn'] as const

/** What is asked, without the buttons. */
export const drawReview = ({ title, warnings, sections }: Review): readonly HTMLElement[] => [
  h('h1', { id: HEADING, tabindex: '-1' }, title),
  ...LEVELS.flatMap((level) => drawWarnings(level, warnings)),
  ...sections.map(drawSection),
]

/** One box for each level, so that what is asked stays in sight. */
function drawWarnings(level: Warning['level'], warnings: readonly Warning[]): readonly HTMLElement[] {
  const texts = warnings.filter((each) => each.level === level).map(({ text }) => h('p', {}, text))
  if (texts.length === 0) return []
  const mark = h('span', { class: 'mark', 'aria-hidden': 'true' }, '!')
  return [h('div', { class: 'warning', 'data-level': level }, mark, h('div', {}, ...texts))]
}

function drawSection({ title, rows = [], text, folded }: Section): HTMLElement {
  const body = [
    rows.length > 0 && h('dl', {}, ...rows.map(drawRow)),
    text !== undefined && h('pre', { tabindex: '0', 'aria-label': title ?? 'Message' }, text),
  ]
  if (folded) return h('details', { class: 'section' }, h('summary', {}, title ?? 'Details'), ...body)
  return h('section', { class: 'section' }, title !== undefined && h('h2', {}, title), ...body)
}

const drawRow = ({ name, value, code }: Row) =>
  h('div', { class: 'row' }, h('dt', {}, name), h('dd', { class: code ? 'code' : undefined }, value))
