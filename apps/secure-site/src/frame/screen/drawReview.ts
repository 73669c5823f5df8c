import { texts } from '../../texts/texts'
import type { Review, ReviewRow, ReviewSection, ReviewWarning } from '../decode/review'
import { createElement } from './createElement'
import { drawAddress } from './drawAddress'

export const HEADING_ID = 'heading'

const LEVELS = ['bad', 'warn'] as const

export const drawReview = ({ warnings, sections }: Review): readonly HTMLElement[] => [
  ...LEVELS.flatMap((level) => drawWarnings(level, warnings)),
  ...sections.map(drawSection),
]

function drawWarnings(level: ReviewWarning['level'], warnings: readonly ReviewWarning[]): readonly HTMLElement[] {
  const sentences = warnings.filter((each) => each.level === level).map(({ text }) => createElement('p', {}, text))
  if (sentences.length === 0) return []
  const mark = createElement('span', { class: 'mark', 'aria-hidden': 'true' }, '!')
  return [createElement('div', { class: 'warning', 'data-level': level }, mark, createElement('div', {}, ...sentences))]
}

function drawSection({ title, rows = [], text, folded }: ReviewSection): HTMLElement {
  const names = texts().approvals.rows
  const body = [
    rows.length > 0 && createElement('dl', {}, ...rows.map(drawRow)),
    text !== undefined && createElement('pre', { tabindex: '0', 'aria-label': title ?? names.message }, text),
  ]
  if (folded)
    return createElement('details', { class: 'section' }, createElement('summary', {}, title ?? names.details), ...body)
  return createElement('section', { class: 'section' }, title !== undefined && createElement('h2', {}, title), ...body)
}

const drawRow = ({ name, value, code }: ReviewRow) =>
  createElement(
    'div',
    { class: 'row' },
    createElement('dt', {}, name),
    createElement('dd', { class: code ? 'code' : undefined }, code ? drawAddress(value) : value),
  )
