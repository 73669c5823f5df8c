import { formatEther } from 'viem'
import type { Ask } from '../asks'
import { askAccounts, askPassword } from './forms'
import type { H } from './h'
import { ANSWERS, type Question, toShort } from './question'

/** The words and fields of each kind of question. */
export function toQuestion(h: H, ask: Ask): Question {
  if ('told' in ask) {
    const { title, text: long, facts: rows } = ask.told
    return { ...ANSWERS, title, body: [...(long ? [text(h, ...long)] : []), ...facts(h, rows)] }
  }
  switch (ask.kind) {
    case 'unlock':
      return askPassword(h)
    case 'connect':
      return askAccounts(h, ask.accounts, ask.checked)
    case 'message':
      return {
        ...ANSWERS,
        title: 'Sign this message?',
        body: [text(h, 'Message', ask.text), ...facts(h, [['With', ask.address]])],
      }
    case 'typedData':
      return {
        ...ANSWERS,
        title: 'Sign this data?',
        body: [text(h, ask.title, ask.text), ...facts(h, [['With', ask.address]])],
      }
    case 'transaction':
      return { ...ANSWERS, title: 'Send this transaction?', body: facts(h, toTransactionFacts(ask)) }
    case 'switch':
      return {
        ...ANSWERS,
        title: 'Switch network?',
        body: facts(h, [
          ['From', ask.from.name],
          ['To', ask.to.name],
        ]),
      }
    case 'add': {
      const { chain } = ask
      const rows: Fact[] = [
        ['Network', chain.name],
        ['Chain ID', String(chain.chainId)],
        ['Currency', chain.symbol],
      ]
      return { ...ANSWERS, title: 'Add this network?', body: facts(h, [...rows, ['RPC', chain.rpcUrl ?? 'own']]) }
    }
    case 'watch':
      return {
        ...ANSWERS,
        title: 'Add this token?',
        body: facts(h, [
          ['Token', ask.symbol],
          ['Address', ask.address],
        ]),
      }
  }
}

type Fact = readonly [name: string, value: string]

function toTransactionFacts({ chain, transaction }: Extract<Ask, { kind: 'transaction' }>): Fact[] {
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

function facts(h: H, rows: readonly Fact[]): Node[] {
  // A whole address does not fit; it stays whole for a screen reader's and a test's eyes in the title.
  const value = (fact: string) =>
    /^(0x[0-9a-f]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/i.test(fact)
      ? h('dd', { title: fact }, toShort(fact))
      : h('dd', {}, fact)
  return [h('dl', {}, ...rows.map(([name, fact]) => h('div', {}, h('dt', {}, name), value(fact))))]
}

function text(h: H, name: string, content: string): Node {
  return h(
    'figure',
    {},
    h('figcaption', {}, name),
    h('pre', { tabindex: '0', 'aria-label': name, role: 'group' }, content),
  )
}
