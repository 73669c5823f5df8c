import { shortenAddress } from '../../wallet/shortenAddress'
import type { PhonePrompt, PhoneSession } from '../types'
import { createElement } from './elements'
import { describeMethod, formatCount, getChainName } from './names'

export type SendCommand = (path: string, body: object) => Promise<void>

export function getPromptTitle(prompt: PhonePrompt) {
  if (prompt.kind === 'session') return `${prompt.name} wants to connect`
  if (prompt.kind === 'signIn') return `${prompt.name} wants you to sign in`
  return `${prompt.name} ${describeMethod(prompt.method)}`
}

export function renderPromptCard(prompt: PhonePrompt, accounts: readonly string[], order: SendCommand): HTMLElement {
  const { id } = prompt
  const isRequest = prompt.kind === 'request'
  const choices = isRequest ? [] : choicesOf(prompt.approvable, accounts)
  const canApprove = isRequest || prompt.approvable.length > 0
  const approve = () => {
    const [chains, chosen] = choices.map(({ chosen: read }) => read())
    return order('/approve', isRequest ? { id } : { id, chains, accounts: chosen })
  }
  return card({ id: `prompt-${id}`, name: prompt.name, title: getPromptTitle(prompt) }, [
    line(isRequest ? `${prompt.method} on ${getChainName(prompt.chainId)}` : prompt.url, 'quiet'),
    ...warnings(prompt),
    ...(prompt.kind === 'session' && prompt.description ? [line(prompt.description)] : []),
    ...(isRequest ? [] : missing(prompt)),
    ...choices.map(({ field }) => field),
    ...(prompt.kind !== 'session' && prompt.text !== '' ? [signed(prompt.text)] : []),
    row(
      button('Reject', () => order('/reject', { id })),
      ...(canApprove ? [button('Approve', approve, { className: 'main' })] : []),
    ),
  ])
}

export const renderSessionCard = ({ topic, name, url }: PhoneSession, order: SendCommand): HTMLElement => {
  const details = createElement('p', { className: 'quiet' })
  details.dataset.part = 'details'
  const disconnect = () => order('/disconnect', { topic })
  return card({ id: `session-${topic}`, name, title: name }, [
    line(url, 'quiet'),
    details,
    button('Disconnect', disconnect, { ariaLabel: `Disconnect ${name}` }),
  ])
}

export function updateSessionCard(of: HTMLElement, { chains, accounts }: PhoneSession): void {
  const count = new Set(accounts.map((account) => account.split(':')[2])).size
  const details = of.querySelector('[data-part="details"]')
  const text = `${formatCount(count, 'account')} on ${chains.map(getChainName).join(', ')}`
  if (details !== null && details.textContent !== text) details.textContent = text
}

const initialOf = (name: string) => ([...name.trim()][0] ?? '?').toUpperCase()

function warnings({ isScam, validation }: PhonePrompt) {
  if (isScam) return [line('This site is a known scam.', 'warning')]
  if (validation === 'INVALID') return [line('The site is not at the address that it names.', 'warning')]
  return []
}

function missing({ chains, approvable }: { chains: readonly string[]; approvable: readonly string[] }) {
  const known = approvable.map(getChainName)
  const rest = chains.map(getChainName).filter((name) => !known.includes(name))
  return rest.length === 0 ? [] : [line(`Not on this phone: ${rest.join(', ')}`, 'quiet')]
}

const choicesOf = (chains: readonly string[], accounts: readonly string[]): ReturnType<typeof choice>[] =>
  chains.length === 0 ? [] : [choice('Networks', chains, getChainName), choice('Accounts', accounts, shortenAddress)]

function choice(
  name: string,
  values: readonly string[],
  describe: (value: string) => string,
): { field: HTMLElement; chosen(): string[] } {
  const boxes = values.map((value) => createElement('input', { type: 'checkbox', value, checked: true }))
  const labels = boxes.map((box) =>
    createElement('label', { className: 'choice', title: box.value }, box, ` ${describe(box.value)}`),
  )
  const chips = createElement('div', { className: 'choices' }, ...labels)
  return {
    field: createElement('fieldset', {}, createElement('legend', {}, name), chips),
    chosen: () => boxes.filter(({ checked }) => checked).map(({ value }) => value),
  }
}

function card(
  { id, name, title }: { id: string; name: string; title: string },
  children: readonly Node[],
): HTMLElement {
  const icon = createElement('span', { className: 'site-icon', ariaHidden: 'true' }, initialOf(name))
  const created = createElement('article', {}, icon, createElement('h3', { id }, title), ...children)
  created.setAttribute('aria-labelledby', id)
  return created
}

const line = (text: string, className: string = ''): HTMLElement => createElement('p', { className }, text)

const row = (...buttons: HTMLElement[]): HTMLElement => createElement('div', { className: 'row answers' }, ...buttons)

// Reachable by keyboard, as a long text scrolls.
function signed(text: string) {
  const created = createElement('pre', { tabIndex: 0 }, text)
  created.setAttribute('role', 'region')
  created.setAttribute('aria-label', 'Text of the request')
  return created
}

// Ignores clicks while the action runs, as a second one would answer twice.
function button(
  text: string,
  callback: () => Promise<void>,
  properties: Partial<Pick<HTMLButtonElement, 'className' | 'ariaLabel'>> = {},
): HTMLElement {
  let isBusy = false
  const onclick = async () => {
    if (isBusy) return
    isBusy = true
    await callback()
    isBusy = false
  }
  return createElement('button', { type: 'button', ...properties, onclick }, text)
}
