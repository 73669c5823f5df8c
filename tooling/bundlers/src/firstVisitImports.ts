import type { ImportMoment } from './types'

/**
 * Lists the imports of a first visit with an injected wallet, in order: the chunks that each `import()` names, and the
 * chunks that may load with them, by package.
 */
export const firstVisitImports: readonly ImportMoment[] = [
  {
    title: 'before a click',
    allowed: {
      core: ['index'],
      'react-ui': ['definition', 'logic', 'index', 'buttons', 'AccountButtonContent'],
      adapter: ['index', 'networks'],
    },
  },
  {
    title: 'opening',
    groups: ['core/runtime', 'react-ui/modal'],
    allowed: { core: ['kit', 'runtime'], 'react-ui': ['modal'], adapter: [] },
    // One of the four files is Rolldown's own helper of 340 bytes, which is not part of an app's first load.
    files: 4,
  },
  {
    title: 'its list and ways to sign in',
    groups: ['react-ui/sign-in-options', 'core/directory'],
    allowed: { core: ['directory', 'sign-in'], 'react-ui': ['sign-in-options'], adapter: [] },
  },
  {
    title: 'until connected',
    groups: ['core/connect', 'react-ui/ConnectingView', 'react-ui/AccountButtonContent', 'adapter-evm/runtime'],
    allowed: {
      core: ['connect'],
      'react-ui': ['ConnectingView', 'accountLogic'],
      adapter: ['runtime', 'discoverConnectors', 'safe'],
    },
  },
]
