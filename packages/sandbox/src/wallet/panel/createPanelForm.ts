import { formatEther } from 'viem'
import type { Prompt } from '../prompts'
import { shortenAddress } from '../shortenAddress'
import type { CreateElement } from './createElementFactory'
import { createAccountsForm, createPasswordForm } from './forms'
import { BUTTON_LABELS, type PanelForm } from './panelQuestion'

export function createPanelForm(h: CreateElement, request: Prompt): PanelForm {
  if ('description' in request) {
    const { title, text: long, facts: rows } = request.description
    return { ...BUTTON_LABELS, title, body: [...(long ? [text(h, ...long)] : []), ...facts(h, rows)] }
  }
  switch (request.kind) {
    case 'unlock':
      return createPasswordForm(h)
    case 'connect':
      return createAccountsForm(h, request.accounts, request.checked)
    case 'message':
      return {
        ...BUTTON_LABELS,
        title: 'Sign this message?',
        body: [text(h, 'Message', request.text), ...facts(h, [['With', request.address]])],
      }
    case 'typedData':
      return {
        ...BUTTON_LABELS,
        title: 'Sign this data?',
        body: [text(h, request.title, request.text), ...facts(h, [['With', request.address]])],
      }
    case 'transaction':
      return { ...BUTTON_LABELS, title: 'Send this transaction?', body: facts(h, toTransactionFacts(request)) }
    case 'switch':
      return {
        ...BUTTON_LABELS,
        title: 'Switch network?',
        body: facts(h, [
          ['From', request.from.name],
          ['To', request.to.name],
        ]),
      }
    case 'add': {
      const { chain } = request
      const rows: Fact[] = [
        ['Network', chain.name],
        ['Chain ID', String(chain.chainId)],
        ['Currency', chain.symbol],
      ]
      return { ...BUTTON_LABELS, title: 'Add this network?', body: facts(h, [...rows, ['RPC', chain.rpcUrl ?? 'own']]) }
    }
    case 'watch':
      return {
        ...BUTTON_LABELS,
        title: 'Add this token?',
        body: facts(h, [
          ['Token', request.symbol],
          ['Address', request.address],
        ]),
      }
  }
}

type Fact = readonly [name: string, value: string]

function toTransactionFacts({ chain, transaction }: Extract<Prompt, { kind: 'transaction' }>): Fact[] {
  const { from, to, value, data } = transaction
  const bytes = data.length / 2 - 1
  const rows: Fact[] = [
    ['To', to ?? 'New contract'],
    ['Amount', `${formatEther(value)} ${chain.symbol}`],
    ['Network', chain.name],
    ['From', from],
  ]
  return bytes > 0 ? [...rows, ['Data', `${data.slice(0, 10)} · ${bytes} bytes`]] : rows
}

function facts(h: CreateElement, rows: readonly Fact[]): Node[] {
  // Shortens addresses to fit; the title has the whole address for screen readers and tests.
  const value = (fact: string) =>
    /^(0x[0-9a-f]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/i.test(fact)
      ? h('dd', { title: fact }, shortenAddress(fact))
      : h('dd', {}, fact)
  return [h('dl', {}, ...rows.map(([name, fact]) => h('div', {}, h('dt', {}, name), value(fact))))]
}

function text(h: CreateElement, name: string, content: string): Node {
  return h(
    'figure',
    {},
    h('figcaption', {}, name),
    h('pre', { tabindex: '0', 'aria-label': name, role: 'group' }, content),
  )
}
