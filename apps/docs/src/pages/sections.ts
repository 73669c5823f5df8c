export interface Section {
  readonly title: string
  /** Addresses on the site by file of the repository. */
  readonly pages: Readonly<Record<string, string>>
}

const guide = (name: string) => [`docs/guides/${name}.md`, `guides/${name}`] as const
const start = (name: string) => [`docs/start/${name}.md`, `start/${name}`] as const
const moving = (name: string) => [`docs/moving/${name}.md`, `moving/${name}`] as const
const example = (name: string) => [`examples/${name}/README.md`, `examples/${name}`] as const
const reference = (name: string) => [`docs/reference/${name}.md`, `reference/${name}`] as const

const EXAMPLES = [
  'vite-react',
  'next',
  'vite-wagmi',
  'headless',
  'vue',
  'svelte',
  'plain-html',
  'solana-only',
  'bitcoin-only',
  'five-namespaces',
]

/** Lists every page of the site in the order of its sidebar. */
export const sections: readonly Section[] = [
  {
    title: 'Start',
    pages: Object.fromEntries(['react', 'next', 'vue', 'svelte', 'html', 'yours', 'adapter'].map(start)),
  },
  {
    title: 'Guides',
    pages: {
      ...Object.fromEntries(
        [
          'connect',
          'networks',
          'accounts',
          'sign-in',
          'embedded-wallet',
          'send',
          'swap',
          'buy',
          'payments',
          'themes',
          'languages',
          'headless',
          'testing',
          'security',
        ].map(guide),
      ),
      'docs/self-hosting.md': 'guides/self-hosting',
      'docs/accounts.md': 'guides/hosts',
      ...Object.fromEntries(['production'].map(guide)),
    },
  },
  { title: 'Examples', pages: Object.fromEntries(EXAMPLES.map(example)) },
  {
    title: 'Examples with a server',
    pages: Object.fromEntries(['express-siwx', 'hono-siwx', 'better-auth', 'embedded'].map(example)),
  },
  {
    title: 'Reference',
    pages: {
      'docs/options.md': 'reference/options',
      ...Object.fromEntries(
        [
          'modal',
          'actions',
          'hooks',
          'errors',
          'elements',
          'siwx',
          'adapters',
          'languages',
          'testing',
          'sandbox',
          'feature',
          'adapter',
          'auth-frame',
        ].map(reference),
      ),
    },
  },
  {
    title: 'Packages',
    pages: {
      'packages/core/README.md': 'packages/core',
      'packages/react-ui/README.md': 'packages/react-ui',
      'packages/elements/README.md': 'packages/elements',
      'packages/languages/README.md': 'packages/languages',
      'packages/create-foyer/README.md': 'packages/create-foyer',
      'packages/adapter-evm/README.md': 'packages/adapter-evm',
      'packages/adapter-solana/README.md': 'packages/adapter-solana',
      'packages/adapter-bitcoin/README.md': 'packages/adapter-bitcoin',
      'packages/adapter-polkadot/README.md': 'packages/adapter-polkadot',
      'packages/adapter-cosmos/README.md': 'packages/adapter-cosmos',
      'packages/siwx/README.md': 'packages/siwx',
      'packages/sandbox/README.md': 'packages/sandbox',
      'packages/migrate/README.md': 'packages/migrate',
      'packages/auth-frame/README.md': 'packages/auth-frame',
      'apps/server/README.md': 'packages/server',
      'apps/secure-site/README.md': 'packages/secure-site',
    },
  },
  {
    title: 'Extend',
    pages: {
      'docs/recipes.md': 'extend/recipes',
      'docs/writing-an-adapter.md': 'extend/writing-an-adapter',
      'tooling/example-adapter/README.md': 'extend/example-adapter',
      'tooling/example-feature/README.md': 'extend/example-feature',
    },
  },
  {
    title: 'Moving',
    pages: {
      'docs/coming-from.md': 'moving/coming-from',
      ...Object.fromEntries(
        ['appkit', 'rainbowkit', 'connectkit', 'solana-wallet-adapter', 'sats-connect', 'cosmos-kit'].map(moving),
      ),
      'docs/comparison.md': 'moving/comparison',
    },
  },
  { title: 'Releases', pages: { 'docs/sizes.md': 'releases/sizes', 'docs/roadmap.md': 'releases/roadmap' } },
  {
    title: 'About',
    pages: {
      'SECURITY.md': 'about/security',
      'docs/custody.md': 'about/custody',
      'docs/architecture.md': 'about/architecture',
      'docs/parts.md': 'about/parts',
      'docs/spec-decisions.md': 'about/spec-decisions',
      'docs/dependencies.md': 'about/dependencies',
      'docs/testing.md': 'about/testing',
      'tooling/bench/README.md': 'about/bench',
      'tooling/secure-sandbox/README.md': 'about/secure-sandbox',
      'apps/playground/README.md': 'about/playground',
      'CONTRIBUTING.md': 'about/contributing',
      'CODE_OF_CONDUCT.md': 'about/code-of-conduct',
    },
  },
]
