import type { PanelAnswers, Prompt } from '../prompts'
import { type SvgNode, toSvgElement } from '../svg'
import type { CreateElement } from './createElementFactory'
import { createPanelForm } from './createPanelForm'

export interface CardWallet {
  readonly name: string
  readonly icon: SvgNode
  readonly accent: string
  readonly origin: string
  chain(): string
}

interface CardParameters {
  readonly ask: Prompt
  readonly answers: PanelAnswers
  readonly facts: CardWallet
}

export function renderCard(
  h: CreateElement,
  document: Document,
  { ask: request, answers, facts }: CardParameters,
): HTMLElement {
  const question = createPanelForm(h, request)
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
    // Hides keys meant for the wallet from the page, which could close its own dialog on them.
    event.stopPropagation()
    answers.reject()
  })
  return card
}
