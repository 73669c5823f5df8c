import type { Ask, PanelAnswers } from '../asks'
import { type SvgNode, toSvgElement } from '../svg'
import type { H } from './h'
import { toQuestion } from './toQuestion'

/** What every card of a wallet says. */
export interface CardFacts {
  readonly name: string
  readonly icon: SvgNode
  readonly accent: string
  readonly origin: string
  /** Name of the chain the wallet is on. */
  chain(): string
}

interface CardParameters {
  readonly ask: Ask
  readonly answers: PanelAnswers
  readonly facts: CardFacts
}

/** One question as a card: who asks, what for, and the two answers. */
export function renderCard(h: H, document: Document, { ask, answers, facts }: CardParameters): HTMLElement {
  const question = toQuestion(h, ask)
  const reject = h('button', { type: 'button', class: 'reject' }, question.reject)
  const approve = h('button', { type: 'submit', class: 'approve' }, question.approve)
  const icon = toSvgElement(document, facts.icon)
  icon.setAttribute('aria-hidden', 'true')

  const form = h(
    'form',
    {},
    h('header', {}, icon, h('b', { id: 'wallet' }, facts.name), h('span', { class: 'chain' }, facts.chain())),
    h('h2', { id: 'title' }, question.title),
    h('p', { class: 'origin' }, facts.origin.replace(/^https?:\/\//, '')),
    ...question.body,
    h('footer', {}, reject, approve),
  )
  reject.addEventListener('click', () => answers.reject())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    answers.approve(question.read?.())
  })

  const card = h(
    'section',
    { role: 'alertdialog', tabindex: '-1', 'aria-labelledby': 'wallet title', class: 'card' },
    form,
  )
  card.style.setProperty('--accent', facts.accent)
  card.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // The page must not close its own dialog over a key that was meant for the wallet.
    event.stopPropagation()
    answers.reject()
  })
  return card
}
