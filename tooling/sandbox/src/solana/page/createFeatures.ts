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
import { connect } from './connect'
import type { SolanaContext } from './context'
import { signIn } from './signIn'
import { signMessage } from './signMessage'
import { signAndSendTransaction, signTransaction } from './signTransaction'

export interface WalletEvents {
  /** Something that the site sees has changed. */
  change: undefined
}

interface Dependencies {
  readonly context: SolanaContext
  readonly emitter: Emitter<WalletEvents>
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
export function createFeatures({ context, emitter, sends, signsIn }: Dependencies): Features {
  /** Every call is written down, and each input of a call is a question of its own. */
  const noted =
    <Input, Output>(method: string, act: (context: SolanaContext, input: Input) => Promise<Output>) =>
    (...inputs: readonly Input[]): Promise<readonly Output[]> =>
      context.record(method, inputs, async () => {
        const outputs: Output[] = []
        for (const input of inputs) outputs.push(await act(context, input))
        return outputs
      })
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
      disconnect: () => context.record('standard:disconnect', [], context.forget),
    },
    'standard:events': {
      version: '1.0.0',
      on(_event, listener) {
        const tell = () => listener({ accounts: context.given() })
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
