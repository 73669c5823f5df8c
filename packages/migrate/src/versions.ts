export const EVM_ADAPTER = '@foyer/adapter-evm'

const WAGMI_GUIDE = 'https://wagmi.sh/react/guides/migrate-from-v2-to-v3'
const WAGMI_CORE_GUIDE = 'https://wagmi.sh/core/guides/migrate-from-v2-to-v3'

interface Version {
  readonly range: string
  readonly neededBy: string
  readonly guide?: string
}

/** Ranges of what an app shares with Foyer's EVM adapter: peers of the adapter, and those of wagmi. */
export const VERSIONS: Readonly<Record<string, Version>> = {
  wagmi: { range: '^3.0.0', neededBy: EVM_ADAPTER, guide: WAGMI_GUIDE },
  '@wagmi/core': { range: '^3.0.0', neededBy: EVM_ADAPTER, guide: WAGMI_CORE_GUIDE },
  '@wagmi/connectors': { range: '^8.0.0', neededBy: 'wagmi 3' },
  viem: { range: '^2.57.1', neededBy: EVM_ADAPTER },
  '@tanstack/react-query': { range: '^5.0.0', neededBy: 'wagmi 3' },
  typescript: { range: '^5.9.3', neededBy: 'wagmi 3' },
}

/** Packages that cannot be installed, or do not run, with wagmi 3. */
export const NEEDS_WAGMI_2: ReadonlySet<string> = new Set([
  '@rainbow-me/rainbowkit',
  'connectkit',
  // 1.8.24 can be installed, and is not made for it, 2026-11-28:
  // https://docs.reown.com/appkit/react/core/wagmi-3-migration
  '@reown/appkit-adapter-wagmi',
])
