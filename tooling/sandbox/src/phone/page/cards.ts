import type { AnyQuestion, PhoneSession } from '../types'
import { element } from './elements'

export type Order = (path: string, body: object) => Promise<void>

export function titleOf(question: AnyQuestion) {
  if (question.kind === 'session') return `${question.name} wants to connect`
  if (question.kind === 'signIn') return `${question.name} wants you to sign in`
  return `${question.name} asks for ${question.method}`
}

export function questionCard(question: AnyQuestion, accounts: readonly string[], order: Order): HTMLElement {
  const { id } = question
  const isRequest = question.kind === 'request'
  const choices = isRequest ? [] : choicesOf(question.approvable, accounts)
  const canApprove = isRequest || question.approvable.length > 0
  const approve = () => {
    const [chains, chosen] = choices.map(({ chosen: read }) => read())
    return order('/approve', isRequest ? { id } : { id, chains, accounts: chosen })
  }
  return card(`question-${id}`, titleOf(question), [
    ...warnings(question),
    ...(question.kind === 'session' && question.description ? [line(question.description)] : []),
    ...(isRequest ? [line(`On ${question.chainId}`)] : [line(question.url), ...missing(question)]),
    ...choices.map(({ field }) => field),
    ...(question.kind !== 'session' && question.text !== '' ? [signed(question.text)] : []),
    row(
      ...(canApprove ? [button('Approve', approve)] : []),
      button('Reject', () => order('/reject', { id })),
    ),
  ])
}

export const sessionCard = ({ topic, name, url }: PhoneSession, order: Order): HTMLElement => {
  const details = element('div')
  details.dataset.part = 'details'
  return card(`session-${topic}`, name, [
    line(url),
    details,
    row(button('Disconnect', () => order('/disconnect', { topic }), `Disconnect ${name}`)),
  ])
}

/** What of a session changes while it lasts. */
export function updateSession(of: HTMLElement, { chains, accounts }: PhoneSession): void {
  const addresses = [...new Set(accounts.map((account) => account.split(':')[2] ?? ''))]
  const details = of.querySelector('[data-part="details"]')
  const text = `${chains.join(', ')}; ${addresses.join(', ')}`
  if (details !== null && details.textContent !== text) details.textContent = text
}

function warnings({ isScam, validation }: AnyQuestion) {
  if (isScam) return [line('This site is known as a scam.', 'warning')]
  if (validation === 'INVALID') return [line('The site is not where it says it is.', 'warning')]
  return []
}

function missing({ chains, approvable }: { chains: readonly string[]; approvable: readonly string[] }) {
  const rest = chains.filter((chainId) => !approvable.includes(chainId))
  return rest.length === 0 ? [] : [line(`Also asked for, not on this phone: ${rest.join(', ')}`)]
}

const choicesOf = (chains: readonly string[], accounts: readonly string[]): ReturnType<typeof choice>[] =>
  chains.length === 0 ? [] : [choice('Chains', chains), choice('Accounts', accounts)]

function choice(name: string, values: readonly string[]): { field: HTMLElement; chosen(): string[] } {
  const boxes = values.map((value) => element('input', { type: 'checkbox', value, checked: true }))
  const labels = boxes.map((box) => element('label', { className: 'choice' }, box, ` ${box.value}`))
  return {
    field: element('fieldset', {}, element('legend', {}, name), ...labels),
    chosen: () => boxes.filter(({ checked }) => checked).map(({ value }) => value),
  }
}

function card(id: string, title: string, children: readonly Node[]): HTMLElement {
  const made = element('article', {}, element('h3', { id }, title), ...children)
  made.setAttribute('aria-labelledby', id)
  return made
}

const line = (text: string, className: string = ''): HTMLElement => element('p', { className }, text)

const row = (...buttons: HTMLElement[]): HTMLElement => element('div', { className: 'row' }, ...buttons)

/** Scrolls when it is long, so the keyboard must reach it. */
function signed(text: string) {
  const made = element('pre', { tabIndex: 0 }, text)
  made.setAttribute('role', 'region')
  made.setAttribute('aria-label', 'What is asked')
  return made
}

/** Once at a time: a second click would answer what is answered. */
function button(text: string, act: () => Promise<void>, label: string = text): HTMLElement {
  let isBusy = false
  const onclick = async () => {
    if (isBusy) return
    isBusy = true
    await act()
    isBusy = false
  }
  const made = element('button', { type: 'button', onclick }, text)
  made.setAttribute('aria-label', label)
  return made
}
