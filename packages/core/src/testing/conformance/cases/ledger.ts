import type { TokenInfo } from '../../../types/token.js'
import { type Case, needsLedger } from '../case.js'
import { check, equal } from '../check.js'
import type { HeldTokens } from '../ledgerDriver.js'
import { type OnLedger, onLedger, present } from '../onLedger.js'

const MEMBERS = ['tokens', 'token', 'activity', 'transfers', 'names'] as const

/** What the address is said to hold, by the addresses of tokens. */
async function readTokens({ ledger, facts, network }: OnLedger, pick: (held: HeldTokens) => readonly TokenInfo[]) {
  const tokens = present(ledger.tokens, 'tokens()')
  const held = await present(facts.tokens, 'ledger.tokens of the driver').call(facts)
  const found = await tokens.call(ledger, { address: held.address, network, known: pick(held) })
  return { held, found, amounts: new Map(found.map(({ address, amount }) => [address, String(amount)])) }
}

const allOf = ({ held, empty, broken }: HeldTokens) => [
  // What fails comes first: it must not end the question.
  ...(broken ? [broken] : []),
  ...(empty ? [empty] : []),
  ...held.map(({ token }) => token),
]

const wantedOf = ({ held }: HeldTokens) => held.map(({ token, amount }) => [token.address, String(amount)])

export const ledger: readonly Case[] = [
  {
    name: 'ledger: tells what its chain can tell and nothing else',
    lacks: needsLedger(),
    run: (stage) =>
      onLedger(stage, async ({ ledger, facts }) => {
        const found = MEMBERS.filter((name) => ledger[name] !== undefined)
        const wanted = MEMBERS.filter((name) => facts[name] !== undefined)
        equal(found, wanted, 'What a chain cannot tell is absent, no stub.')
      }),
  },
  {
    name: 'ledger: is one, which may remember',
    lacks: needsLedger(),
    run: (stage) =>
      onLedger(stage, async ({ ledger, site }) => {
        const again = await stage.within(present(site.adapter.ledger, 'ledger()')(), 'ledger() resolves.')
        check(again === ledger, 'Who asks again is given the same: what one question has seen the next one knows.')
      }),
  },
  {
    name: 'ledger: is given up with the signal',
    lacks: needsLedger('tokens'),
    run: (stage) =>
      onLedger(stage, async ({ ledger, facts, network }) => {
        const held = await present(facts.tokens, 'ledger.tokens of the driver').call(facts)
        const { address } = held
        const known = allOf(held)
        const [token = ''] = known.flatMap((each) => each.address ?? [])
        const name = (await facts.names?.())?.name
        const asks: Record<string, (signal: AbortSignal) => Promise<unknown> | '' | undefined> = {
          tokens: (signal) => ledger.tokens?.({ address, network, known, signal }),
          token: (signal) => ledger.token?.({ address: token, network, signal }),
          activity: (signal) => ledger.activity?.({ address, network, known, signal }),
          resolve: (signal) => name && ledger.names?.resolve({ name, network, signal }),
          reverse: (signal) => ledger.names?.reverse({ address, network, signal }),
        }
        for (const [name, ask] of Object.entries(asks)) {
          for (const when of ['before', 'after']) {
            const given = new AbortController()
            if (when === 'before') given.abort()
            const answer = ask(given.signal)
            if (!answer) continue
            given.abort()
            await stage.refusesWith(
              answer,
              'ABORTED',
              `${name}() is given up with its signal, aborted ${when} the call.`,
            )
          }
        }
      }),
  },
  {
    name: 'tokens: gives what an address holds, exact',
    lacks: needsLedger('tokens'),
    run: (stage) =>
      onLedger(stage, async (on) => {
        const { held, found, amounts } = await readTokens(on, ({ held }) => held.map(({ token }) => token))
        check(
          found.every(({ address, amount }) => address !== undefined && typeof amount === 'bigint' && amount > 0n),
          'Tokens without the native coin, in the smallest unit as bigint, above zero.',
        )
        for (const [address, amount] of wantedOf(held)) equal(amounts.get(address), amount, `It holds of ${address}:`)
        for (const { token } of held.held) {
          const { symbol, decimals } = present(
            found.find(({ address }) => address === token.address),
            'The token',
          )
          equal([symbol, decimals], [token.symbol, token.decimals], 'A known token is described as the site does.')
        }
      }),
  },
  {
    name: 'tokens: leaves out what is zero',
    lacks: needsLedger('tokens'),
    run: (stage) =>
      onLedger(stage, async (on) => {
        const { held, amounts } = await readTokens(on, ({ held, empty }) => [
          ...(empty ? [empty] : []),
          ...held.map(({ token }) => token),
        ])
        check(!amounts.has(held.empty?.address), 'A token of which the address has nothing is left out.')
      }),
  },
  {
    name: 'tokens: one that cannot be read takes no other along',
    lacks: needsLedger('tokens'),
    run: (stage) =>
      onLedger(stage, async (on) => {
        const { held, amounts } = await readTokens(on, allOf)
        check(!amounts.has(held.broken?.address), 'What cannot be read has no amount: zero would be a lie.')
        for (const [address, amount] of wantedOf(held)) equal(amounts.get(address), amount, `It holds of ${address}:`)
      }),
  },
  {
    name: 'token: describes a token, and says where there is none',
    lacks: needsLedger('token'),
    run: (stage) =>
      onLedger(stage, async ({ ledger, facts, network }) => {
        const describe = present(ledger.token, 'token()').bind(ledger)
        const { token, none } = await present(facts.token, 'ledger.token of the driver').call(facts)
        const found = await stage.within(describe({ address: token.address ?? '', network }), 'token() resolves.')
        equal(
          [found?.caipNetworkId, found?.address, found?.symbol, found?.name, found?.decimals],
          [token.caipNetworkId, token.address, token.symbol, token.name, token.decimals],
          'A token is described as the chain does.',
        )
        const nobody = await stage.within(describe({ address: none, network }), 'token() resolves.')
        equal(nobody ?? null, null, 'Where there is no token, there is nothing.')
      }),
  },
  {
    name: 'names: leads from a name to its address and back',
    lacks: needsLedger('names'),
    run: (stage) =>
      onLedger(stage, async ({ ledger, facts, network }) => {
        const names = present(ledger.names, 'names')
        const { name, address, free } = await present(facts.names, 'ledger.names of the driver').call(facts)
        check(names.isName(name), `${name} could be a name.`)
        check(!names.isName(address), `${address} could not.`)
        equal(await names.resolve({ name, network }), address, `${name} leads to ${address}.`)
        equal((await names.reverse({ address, network }))?.name, name, `${address} is called ${name}.`)
        equal((await names.resolve({ name: free, network })) ?? null, null, `${free} is nobody’s.`)
      }),
  },
  {
    name: 'names: believes no address that claims the name of another',
    lacks: needsLedger('names'),
    run: (stage) =>
      onLedger(stage, async ({ ledger, facts, network }) => {
        const { impostor } = await present(facts.names, 'ledger.names of the driver').call(facts)
        if (impostor === undefined) return
        const found = await present(ledger.names, 'names').reverse({ address: impostor, network })
        equal(found ?? null, null, 'A name counts only where it leads back to the address.')
      }),
  },
]
