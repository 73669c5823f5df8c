import type { Moment } from './types'

/**
 * What a first visit with a wallet of the browser asks for, in order: the groups that an `import()` of ours names. What
 * may come with each of them, by package, is all that is loaded until then.
 */
export const moments: readonly Moment[] = [
  {
    title: 'before a click',
    allowed: {
      // The kit and what is kept of sending: esbuild alone loads them here.
      core: ['index', 'kit', 'sent'],
      'react-ui': ['definition', 'index', 'buttons', 'face'],
      adapter: ['index', 'networks'],
    },
  },
  {
    title: 'opening',
    groups: ['core/engine', 'react-ui/modal'],
    allowed: { core: ['engine'], 'react-ui': ['modal'], adapter: [] },
    // One of them is Rolldown's own helper, of 340 bytes, where an app's first load does without it.
    files: 4,
  },
  {
    title: 'its list and ways to sign in',
    groups: ['react-ui/ways', 'core/directory'],
    allowed: { core: ['directory', 'sign-in'], 'react-ui': ['ways'], adapter: [] },
  },
  {
    title: 'until connected',
    groups: ['core/connect', 'react-ui/connecting', 'react-ui/face', 'adapter-evm/runtime'],
    allowed: {
      core: ['connect'],
      'react-ui': ['connecting'],
      adapter: ['runtime', 'on-config', 'safe'],
    },
  },
]
