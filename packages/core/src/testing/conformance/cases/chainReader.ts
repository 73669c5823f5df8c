import type { TokenInfo } from '../../../types/token.js'
import { type ConformanceCase, needsChainReader } from '../case.js'
import type { TokenTestData } from '../chainReaderDriver.js'
import { check, checkEqual } from '../check.js'
import { type ChainReaderCaseRun, requireMember, runWithChainReader } from '../runWithChainReader.js'

const MEMBERS = ['tokens', 'token', 'activity', 'transfers', 'names'] as const

async function readTokens(
  { chainReader, facts, network }: ChainReaderCaseRun,
  pick: (held: TokenTestData) => readonly TokenInfo[],
) {
  const tokens = requireMember(chainReader.tokens, 'tokens()')
  const held = await requireMember(facts.tokens, 'chainReader.tokens of the driver').call(facts)
  const found = await tokens.call(chainReader, { address: held.address, network, known: pick(held) })
  return { held, found, amounts: new Map(found.map(({ address, amount }) => [address, String(amount)])) }
}

const allOf = ({ held, empty, broken }: TokenTestData) => [
  // Puts the failing token first: it must not fail the others.
  ...(broken ? [broken] : []),
  ...(empty ? [empty] : []),
  ...held.map(({ token }) => token),
]

const wantedOf = ({ held }: TokenTestData) => held.map(({ token, amount }) => [token.address, String(amount)])

export const chainReaderCases: readonly ConformanceCase[] = [
  {
    name: 'chain reader: has the members that its chain supports and no others',
    lacks: needsChainReader(),
    run: (stage) =>
      runWithChainReader(stage, async ({ chainReader, facts }) => {
        const found = MEMBERS.filter((name) => chainReader[name] !== undefined)
        const wanted = MEMBERS.filter((name) => facts[name] !== undefined)
        checkEqual(found, wanted, 'What a chain cannot tell is absent, no stub.')
      }),
  },
  {
    name: 'chain reader: is created once',
    lacks: needsChainReader(),
    run: (stage) =>
      runWithChainReader(stage, async ({ chainReader, site }) => {
        const again = await stage.within(
          requireMember(site.adapter.chainReader, 'chainReader()')(),
          'chainReader() resolves.',
        )
        check(again === chainReader, 'Who asks again is given the same: what one question has seen the next one knows.')
      }),
  },
  {
    name: 'chain reader: aborts reads with the signal',
    lacks: needsChainReader('tokens'),
    run: (stage) =>
      runWithChainReader(stage, async ({ chainReader, facts, network }) => {
        const held = await requireMember(facts.tokens, 'chainReader.tokens of the driver').call(facts)
        const { address } = held
        const known = allOf(held)
        const [token = ''] = known.flatMap((each) => each.address ?? [])
        const name = (await facts.names?.())?.name
        const asks: Record<string, (signal: AbortSignal) => Promise<unknown> | '' | undefined> = {
          tokens: (signal) => chainReader.tokens?.({ address, network, known, signal }),
          token: (signal) => chainReader.token?.({ address: token, network, signal }),
          activity: (signal) => chainReader.activity?.({ address, network, known, signal }),
          resolve: (signal) => name && chainReader.names?.resolve({ name, network, signal }),
          reverse: (signal) => chainReader.names?.reverse({ address, network, signal }),
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
    name: 'tokens: reads exact amounts of an address',
    lacks: needsChainReader('tokens'),
    run: (stage) =>
      runWithChainReader(stage, async (on) => {
        const { held, found, amounts } = await readTokens(on, ({ held }) => held.map(({ token }) => token))
        check(
          found.every(({ address, amount }) => address !== undefined && typeof amount === 'bigint' && amount > 0n),
          'Tokens without the native coin, in the smallest unit as bigint, above zero.',
        )
        for (const [address, amount] of wantedOf(held))
          checkEqual(amounts.get(address), amount, `It holds of ${address}:`)
        for (const { token } of held.held) {
          const { symbol, decimals } = requireMember(
            found.find(({ address }) => address === token.address),
            'The token',
          )
          checkEqual([symbol, decimals], [token.symbol, token.decimals], 'A known token is described as the site does.')
        }
      }),
  },
  {
    name: 'tokens: omits zero balances',
    lacks: needsChainReader('tokens'),
    run: (stage) =>
      runWithChainReader(stage, async (on) => {
        const { held, amounts } = await readTokens(on, ({ held, empty }) => [
          ...(empty ? [empty] : []),
          ...held.map(({ token }) => token),
        ])
        check(!amounts.has(held.empty?.address), 'A token of which the address has nothing is left out.')
      }),
  },
  {
    name: 'tokens: lists the others when one cannot be read',
    lacks: needsChainReader('tokens'),
    run: (stage) =>
      runWithChainReader(stage, async (on) => {
        const { held, amounts } = await readTokens(on, allOf)
        check(!amounts.has(held.broken?.address), 'What cannot be read has no amount: zero would be a lie.')
        for (const [address, amount] of wantedOf(held))
          checkEqual(amounts.get(address), amount, `It holds of ${address}:`)
      }),
  },
  {
    name: 'token: describes a token, and is undefined where there is none',
    lacks: needsChainReader('token'),
    run: (stage) =>
      runWithChainReader(stage, async ({ chainReader, facts, network }) => {
        const describe = requireMember(chainReader.token, 'token()').bind(chainReader)
        const { token, none } = await requireMember(facts.token, 'chainReader.token of the driver').call(facts)
        const found = await stage.within(describe({ address: token.address ?? '', network }), 'token() resolves.')
        checkEqual(
          [found?.caipNetworkId, found?.address, found?.symbol, found?.name, found?.decimals],
          [token.caipNetworkId, token.address, token.symbol, token.name, token.decimals],
          'A token is described as the chain does.',
        )
        const nobody = await stage.within(describe({ address: none, network }), 'token() resolves.')
        checkEqual(nobody ?? null, null, 'Where there is no token, there is nothing.')
      }),
  },
  {
    name: 'names: resolves a name to its address and back',
    lacks: needsChainReader('names'),
    run: (stage) =>
      runWithChainReader(stage, async ({ chainReader, facts, network }) => {
        const names = requireMember(chainReader.names, 'names')
        const { name, address, free } = await requireMember(facts.names, 'chainReader.names of the driver').call(facts)
        check(names.isName(name), `${name} could be a name.`)
        check(!names.isName(address), `${address} could not.`)
        checkEqual(await names.resolve({ name, network }), address, `${name} leads to ${address}.`)
        checkEqual((await names.reverse({ address, network }))?.name, name, `${address} is called ${name}.`)
        checkEqual((await names.resolve({ name: free, network })) ?? null, null, `${free} is nobody’s.`)
      }),
  },
  {
    name: 'names: rejects an address that claims the name of another',
    lacks: needsChainReader('names'),
    run: (stage) =>
      runWithChainReader(stage, async ({ chainReader, facts, network }) => {
        const { impostor } = await requireMember(facts.names, 'chainReader.names of the driver').call(facts)
        if (impostor === undefined) return
        const found = await requireMember(chainReader.names, 'names').reverse({ address: impostor, network })
        checkEqual(found ?? null, null, 'A name counts only where it leads back to the address.')
      }),
  },
]
