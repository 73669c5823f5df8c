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
import type { Emitter } from '../../wallet/createEmitter'
import { connectWallet } from './connectWallet'
import type { SolanaContext } from './context'
import { signIn } from './signIn'
import { signMessage } from './signMessage'
import { signAndSendTransaction, signTransaction } from './signTransaction'

export interface SolanaWalletEvents {
  change: undefined
}

interface Dependencies {
  readonly context: SolanaContext
  readonly emitter: Emitter<SolanaWalletEvents>
  readonly sends: boolean
  readonly signsIn: boolean
}

export type SolanaWalletFeatures = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  Partial<SolanaSignAndSendTransactionFeature & SolanaSignInFeature>

export function createSolanaFeatures({ context, emitter, sends, signsIn }: Dependencies): SolanaWalletFeatures {
  const noted =
    <Input, Output>(method: string, callback: (context: SolanaContext, input: Input) => Promise<Output>) =>
    (...inputs: readonly Input[]): Promise<readonly Output[]> =>
      context.record(method, inputs, async () => {
        const outputs: Output[] = []
        for (const input of inputs) outputs.push(await callback(context, input))
        return outputs
      })
  const connected = noted('standard:connect', connectWallet)
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
        const notify = () => listener({ accounts: context.given() })
        emitter.on('change', notify)
        return () => emitter.off('change', notify)
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
