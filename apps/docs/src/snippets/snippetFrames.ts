export interface SnippetFrame {
  readonly source: string
  /** Begins the snippet's code. */
  readonly begins: string
  readonly before: string
  readonly after?: string
}

/** Lists snippets that are cut out of code which the reader has before their eyes, with that code. */
export const snippetFrames: readonly SnippetFrame[] = [
  ...[
    ['packages/sandbox/README.md', 'await page.evaluate(() => window.__sandbox', 'page: any, window: any'],
    ['packages/sandbox/README.md', 'import { startSolana, readWalletsScript', 'page: any'],
    ['packages/sandbox/README.md', 'import { startRelay }', 'page: any'],
    ['packages/sandbox/README.md', 'import { startPhone }', 'relay: any, sandbox: any, uri: string'],
    ['apps/secure-site/README.md', "import { createServer } from 'node:http'", 'myBundler: any, rest: any'],
    ['apps/secure-site/README.md', '  const tell = ', 'turnstile: any'],
    ['tooling/secure-sandbox/README.md', "import { startSecureSandbox } from '@foyer/secure-sandbox'", 'solana: any'],
    ['apps/server/README.md', 'Object.assign(core.verify', 'core: any'],
  ].map(([source = '', begins = '', declared = '']) => ({ source, begins, before: `declare const ${declared}\n` })),
  ...[
    ['modal.md', "import { isModalError } from '@foyer/core'", 'const error: unknown'],
    ['actions.md', "import { describeError } from '@foyer/core/actions'", 'const error: unknown'],
    ['actions.md', "import { getErrorTitle } from '@foyer/core/actions'", 'const error: unknown'],
    ['actions.md', "import { preload } from '@foyer/core/actions'", 'const button: HTMLElement'],
    [
      'actions.md',
      "import { getFeature } from '@foyer/core/actions'",
      "const feature: import('@foyer/core/feature').FeatureDefinition<{ readonly name: string }>",
    ],
  ].map(([page = '', begins = '', declared = '']) => ({
    source: `docs/reference/${page}`,
    begins,
    before: `declare ${declared}\n`,
  })),
  {
    source: 'docs/recipes.md',
    begins: 'authorize: ',
    before: `import { defineFeature, type FeatureContext } from '@foyer/core/feature'
declare function isKnown(address: string, signal: AbortSignal): Promise<boolean>
declare function askInView(context: FeatureContext, account: unknown, signal: AbortSignal): Promise<boolean>
defineFeature({ id: 'guard', create: () => ({}),
`,
    after: '})',
  },
  {
    source: 'apps/playground/README.md',
    begins: 'const page = ',
    before: `import { expect } from 'vitest'
import { connect } from '../e2e/lib/connect'
import { controlPhone } from '../e2e/lib/controlPhone'
import { controlWallet } from '../e2e/lib/controlWallet'
import { findAxeViolations } from '../e2e/lib/findAxeViolations'
import { openPage } from '../e2e/lib/openPage'
import { takePicture } from '../e2e/lib/takePicture'
`,
  },
  {
    source: 'packages/sandbox/README.md',
    begins: "import { createEvmWallet } from '@foyer/sandbox/evm'",
    before: 'declare const sandbox: { readonly rpcUrls: Readonly<Record<string, string>> }\n',
  },
]
