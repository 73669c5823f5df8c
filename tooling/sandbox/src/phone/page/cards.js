import { element } from './elements.js'

/**
 * @typedef {import('../types.d.mts').AnyQuestion} AnyQuestion
 * @typedef {import('../types.d.mts').PhoneSession} PhoneSession
 * @typedef {(path: string, body: object) => Promise<void>} Order
 */

/** @param {AnyQuestion} question */
export function titleOf(question) {
  if (question.kind === 'session') return `${question.name} wants to connect`
  if (question.kind === 'signIn') return `${question.name} wants you to sign in`
  return `${question.name} asks for ${question.method}`
}

/** @type {(question: AnyQuestion, accounts: readonly string[], order: Order) => HTMLElement} */
export function questionCard(question, accounts, order) {
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
    ...(question.text === '' ? [] : [signed(question.text)]),
    row(
      ...(canApprove ? [button('Approve', approve)] : []),
      button('Reject', () => order('/reject', { id })),
    ),
  ])
}

/** @type {(session: PhoneSession, order: Order) => HTMLElement} */
export const sessionCard = ({ topic, name, url }, order) => {
  const details = element('div')
  details.dataset.part = 'details'
  return card(`session-${topic}`, name, [
    line(url),
    details,
    row(button('Disconnect', () => order('/disconnect', { topic }), `Disconnect ${name}`)),
  ])
}

/** What of a session changes while it lasts. @type {(of: HTMLElement, session: PhoneSession) => void} */
export function updateSession(of, { chains, accounts }) {
  const addresses = [...new Set(accounts.map((account) => account.split(':')[2] ?? ''))]
  const details = of.querySelector('[data-part="details"]')
  const text = `${chains.join(', ')}; ${addresses.join(', ')}`
  if (details !== null && details.textContent !== text) details.textContent = text
}

/** @param {AnyQuestion} question */
function warnings({ isScam, validation }) {
  if (isScam) return [line('This site is known as a scam.', 'warning')]
  if (validation === 'INVALID') return [line('The site is not where it says it is.', 'warning')]
  return []
}

/** @param {{ chains: readonly string[], approvable: readonly string[] }} question */
function missing({ chains, approvable }) {
  const rest = chains.filter((chainId) => !approvable.includes(chainId))
  return rest.length === 0 ? [] : [line(`Also asked for, not on this phone: ${rest.join(', ')}`)]
}

/** @type {(chains: readonly string[], accounts: readonly string[]) => ReturnType<typeof choice>[]} */
const choicesOf = (chains, accounts) =>
  chains.length === 0 ? [] : [choice('Chains', chains), choice('Accounts', accounts)]

/** @type {(name: string, values: readonly string[]) => { field: HTMLElement, chosen(): string[] }} */
function choice(name, values) {
  const boxes = values.map((value) => element('input', { type: 'checkbox', value, checked: true }))
  const labels = boxes.map((box) => element('label', { className: 'choice' }, box, ` ${box.value}`))
  return {
    field: element('fieldset', {}, element('legend', {}, name), ...labels),
    chosen: () => boxes.filter(({ checked }) => checked).map(({ value }) => value),
  }
}

/** @type {(id: string, title: string, children: readonly Node[]) => HTMLElement} */
function card(id, title, children) {
  const made = element('article', {}, element('h3', { id }, title), ...children)
  made.setAttribute('aria-labelledby', id)
  return made
}

/** @type {(text: string, className?: string) => HTMLElement} */
const line = (text, className = '') => element('p', { className }, text)

/** @type {(...buttons: HTMLElement[]) => HTMLElement} */
const row = (...buttons) => element('div', { className: 'row' }, ...buttons)

/** Scrolls when it is long, so the keyboard must reach it. @param {string} text */
function signed(text) {
  const made = element('pre', { tabIndex: 0 }, text)
  made.setAttribute('role', 'region')
  made.setAttribute('aria-label', 'What is asked')
  return made
}

/** Once at a time: a second click would answer what is answered. @type {(text: string, act: () => Promise<void>, label?: string) => HTMLElement} */
function button(text, act, label = text) {
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
