import type { Mutant } from './mutants'

// Lists changes without any effect, with the reason; they are not tried. `becomes` is the changed line, so that
// `equivalents.test.ts` finds outdated entries.

export const EQUIVALENT_MUTANTS: readonly { readonly path: string; readonly becomes: string; readonly why: string }[] =
  [
    {
      path: 'adapter-cosmos/src/runtime/chainReader/tokens/createTokenReader.ts',
      becomes: 'const pagination = { key, limit: PAGE_SIZE, offset: 0n, countTotal: true, reverse: false }',
      why: 'Nobody reads how many there are in all.',
    },
    {
      path: 'adapter-bitcoin/src/runtime/address/parseAddress.ts',
      becomes: 'const MAX_LENGTH = 91',
      why: 'A program has 40 bytes at most, which no address of more than 74 characters has.',
    },
    ...['let isLoaded = true', 'let isOwed = true'].map((becomes) => ({
      path: 'auth-frame/src/page/createFrameDocument.ts',
      becomes,
      why: 'Both are set anew when a frame is opened, and nobody is heard before.',
    })),
    {
      path: 'auth-frame/src/page/createFrameDocument.ts',
      becomes: 'element.remove()',
      why: 'There is an element wherever a frame is dropped.',
    },
    {
      path: 'auth-frame/src/messages/createIgnoredCounter.ts',
      becomes: 'let since = 1',
      why: 'Whichever it is, more than a second has gone by since then.',
    },
    {
      path: 'auth-frame/src/server/createFrameServer.ts',
      becomes: "promise.then(resolve, reject).finally(() => signal.removeEventListener('', abort))",
      why: 'Who is heard afterwards rejects what is settled already.',
    },
    {
      path: 'siwx/src/server/createSignIn.ts',
      becomes: 'let sweptAt = 1',
      why: 'Whichever it is, more than a minute has gone by since then.',
    },
    {
      path: 'siwx/src/server/http/createCookies.ts',
      becomes: "const result = pairs.flatMap(([name = '', secret = 'mutant', ...rest]) => {",
      why: 'Neither is a secret.',
    },
    {
      path: 'siwx/src/verifiers/bip122/legacy.ts',
      becomes: 'const header = signed[0] ?? 1',
      why: 'It is asked of 65 bytes alone.',
    },
    {
      path: 'siwx/src/verifiers/bip122/bip122.ts',
      becomes: "const [, prefix, body = 'mutant'] = /^(smp|ful)?(.*)$/s.exec(signature) ?? []",
      why: 'It fits every text.',
    },
    ...["[first = 'mutant', accountAddress = ''", "[first = '', accountAddress = 'mutant'"].map((from) => ({
      path: 'siwx/src/messages/parseMessage.ts',
      becomes: `const ${from}, gap, ...rest] = lines`,
      why: 'A text has a first line, and one without a third has no empty one there either.',
    })),
    {
      path: 'adapter-polkadot/src/runtime/address/ss58.ts',
      becomes: 'const [first = 1, second = 0] = bytes ?? []',
      why: 'No bytes are too few, whatever the first would be.',
    },
    {
      path: 'adapter-polkadot/src/runtime/address/ss58.ts',
      becomes:
        'prefix <= LAST_SHORT_PREFIX ? [prefix] : [((prefix & 253) >> 2) | 0x40, (prefix >> 8) | ((prefix & 0x03) << 6)]',
      why: 'The two lowest bits are shifted out.',
    },
    {
      path: 'adapter-bitcoin/src/runtime/chainReader/transfers/replaceTransaction.ts',
      becomes: 'const start = payment.feeRate + before > 0n ? payment.feeRate : before',
      why: 'It begins lower, and comes to the same rate.',
    },
  ]

const known = new Set(EQUIVALENT_MUTANTS.map(({ path, becomes }) => `packages/${path} ${becomes}`))

export const isEquivalentMutant = ({ path, becomes }: Pick<Mutant, 'path' | 'becomes'>) =>
  known.has(`${path} ${becomes}`)
