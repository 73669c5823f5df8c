import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import type { Emitter } from '../../wallets/createEmitter'
import type { Journal } from '../../wallets/createJournal'
import { internal, ProviderRpcError } from '../../wallets/errors'
import { connect } from './connect'
import type { SolanaContext } from './context'
import type { SessionEvents } from './createSession'
import { signIn } from './signIn'
import { signMessage } from './signMessage'
import { signAndSendTransaction, signTransaction } from './signTransaction'

interface Dependencies {
  readonly context: SolanaContext
  readonly emitter: Emitter<SessionEvents>
  readonly journal: Journal
  readonly sends: boolean
  readonly signsIn: boolean
}

export type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  Partial<SolanaSignAndSendTransactionFeature & SolanaSignInFeature>

/** What the wallet offers to the page, by the Wallet Standard. */
export function createFeatures({ context, emitter, journal, sends, signsIn }: Dependencies): Features {
  const { session, accounts } = context
  /** Every call is written down, and each input of a call is a question of its own. */
  const noted =
    <Input, Output>(method: string, act: (context: SolanaContext, input: Input) => Promise<Output>) =>
    async (...inputs: readonly Input[]): Promise<readonly Output[]> => {
      const entry = journal.write(method, inputs)
      const outputs: Output[] = []
      try {
        for (const input of inputs) outputs.push(await act(context, input))
        entry.done()
        return outputs
      } catch (error) {
        const told = error instanceof ProviderRpcError ? error : internal(String(error))
        entry.failed(told.code)
        throw told
      }
    }
  const connected = noted('standard:connect', connect)
  const signedIn = noted('solana:signIn', signIn)
  const supportedTransactionVersions = ['legacy', 0] as const
  return {
    'standard:connect': {
      version: '1.0.0',
      async connect(input) {
        const [output] = await connected(input ?? {})
        return output ?? { accounts: [] }
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      async disconnect() {
        journal.write('standard:disconnect', []).done()
        session.revoke()
      },
    },
    'standard:events': {
      version: '1.0.0',
      on(_event, listener) {
        const tell = () => listener({ accounts: session.visible().flatMap((position) => accounts[position] ?? []) })
        emitter.on('change', tell)
        return () => emitter.off('change', tell)
      },
    },
    'solana:signMessage': { version: '1.1.0', signMessage: noted('solana:signMessage', signMessage) },
    'solana:signTransaction': {
      ...{ version: '1.0.0', supportedTransactionVersions },
      signTransaction: noted('solana:signTransaction', signTransaction),
    },
    ...(sends && {
      'solana:signAndSendTransaction': {
        ...{ version: '1.0.0', supportedTransactionVersions },
        signAndSendTransaction: noted('solana:signAndSendTransaction', signAndSendTransaction),
      },
    }),
    ...(signsIn && {
      'solana:signIn': {
        version: '1.0.0',
        signIn: (...inputs) => signedIn(...(inputs.length ? inputs : [{}])),
      },
    }),
  }
}
