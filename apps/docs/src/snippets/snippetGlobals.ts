/** Declares names that snippets assume: earlier imports, the reader’s values, third-party libraries. */
export const snippetGlobals = `
import * as core from '@foyer/core'
import * as actions from '@foyer/core/actions'
import * as ui from '@foyer/react-ui'
import { bitcoin } from '@foyer/adapter-bitcoin'
import { cosmos } from '@foyer/adapter-cosmos'
import { evm } from '@foyer/adapter-evm'
import * as networks from '@foyer/adapter-evm/networks'
import { polkadot } from '@foyer/adapter-polkadot'
import { solana } from '@foyer/adapter-solana'
import { createHandler } from '@foyer/siwx/server'
import * as verifiers from '@foyer/siwx/eip155'
import type {} from '@foyer/elements'
import type * as props from '../../../packages/elements/src/elementProps'
import * as react from 'react'

export const modal = core.createModal({
  adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],
  networks: [networks.mainnet],
  basic: true,
})

declare global {
  const modal: typeof import('./modal').modal
  const options: core.CreateModalParameters
  const nonce: string
  const createModal: typeof core.createModal
  const fromServer: typeof core.fromServer
  const reactUi: typeof ui.reactUi
  /** The classic script’s global, with adapters of its own. */
  const Foyer: {
    readonly createModal: (options: Partial<core.CreateModalParameters>) => ReturnType<typeof core.createModal>
    readonly networks: typeof networks
    readonly loadLanguage: typeof import('@foyer/languages').loadLanguage
    readonly reactUi: typeof ui.reactUi
    readonly loadActions: () => Promise<typeof actions>
  }
  const useAccount: typeof ui.useAccount
  const useSignMessage: typeof ui.useSignMessage
  const ConnectButton: typeof ui.ConnectButton
  const ModalProvider: typeof ui.ModalProvider
  const CustomConnectButton: typeof ui.CustomConnectButton
  const sendTransaction: typeof actions.sendTransaction
  const describeError: typeof actions.describeError
  const evm: typeof import('@foyer/adapter-evm').evm
  const mainnet: typeof networks.mainnet
  const base: typeof networks.base
  type CosmosNetwork = import('@foyer/adapter-cosmos/networks').CosmosNetwork
  type PolkadotNetwork = import('@foyer/adapter-polkadot/networks').PolkadotNetwork
  const handle: ReturnType<typeof createHandler>['handle']
  const sessions: ReturnType<typeof createHandler>['sessions']
  const eip155: typeof verifiers.eip155
  const harborPool: core.SwapProvider

  const address: string
  const allowList: readonly string[]
  const amount: bigint
  const children: react.ReactNode
  const message: string
  const guestbook: import('@foyer/core/feature').FeatureDefinition
  const signIn: import('@foyer/siwx/server').SignIn
  const siweConfig: core.SiweConfig
  const projectId: string
  const psbt: string
  const recipient: string
  const signDoc: never
  const to: string
  const transaction: Uint8Array
  const url: string
  const usdc: { address: string; decimals: number; name: string; symbol: string }
  const wallet: { address: string; run(method: string, params: unknown): unknown }

  function optionsOf<Options>(create: (options: Options) => unknown): Options
  function askVisitor(...all: unknown[]): Promise<boolean>
  function checkCode(code: string): Promise<void>
  function draw(...all: unknown[]): void
  function drawQrCode(uri: string): void
  function isKnown(address: string): Promise<boolean>
  function mailCode(email: string): Promise<boolean>

  // The elements of markup.
  const given: any
  function writeElement<Name extends keyof KnownElements>(name: Name, attributes: KnownElements[Name]): void
  type KnownElements = {
    readonly [Name in keyof (SVGElementTagNameMap & HTMLElementTagNameMap)]: Name extends keyof props.PropsOfElements
      ? props.PropsOfElements[Name] & props.ListenerProps & CommonAttributes
      : {}
  }
  interface CommonAttributes {
    readonly class?: string
    readonly hidden?: string
    readonly id?: string
    readonly part?: string
    readonly slot?: string
    readonly style?: string
    readonly onclick?: () => void
    readonly [name: \`data-\${string}\` | \`aria-\${string}\`]: string
  }

  // The reader’s libraries.
  const SigningStargateClient: any, VersionedTransaction: any, WagmiProvider: any
  const api: any, betterAuth: any, createConfig: any, database: any, transports: any
  const connectBundler: any, createSiweMessage: any, harborProvider: any, server: any
}
`

/** Declares modules that only an integrator installs. */
export const snippetModules = `declare module 'next/headers' { export function headers(): Promise<Headers> }
declare module 'vue' { export function ref<T>(value: T): { value: T } }
declare module '@vitejs/plugin-vue' { export default function vue(options?: unknown): any }
declare module '@nanostores/vue' { export function useStore<T>(store: import('nanostores').ReadableAtom<T>): { readonly value: T } }
declare module '@nanostores/solid' { export function useStore<T>(store: import('nanostores').ReadableAtom<T>): () => T }
declare module '@solana/wallet-adapter-ledger' { export const LedgerWalletAdapter: any }
`
