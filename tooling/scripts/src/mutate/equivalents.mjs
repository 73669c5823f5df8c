// Changes that nobody could notice, each with the reason: they are not tried. `becomes` is the line with the change in it, so an entry
// that no code has any more is found (`equivalents.test.mjs`).

/** @type {readonly { readonly path: string, readonly becomes: string, readonly why: string }[]} */
export const EQUIVALENTS = [
  {
    path: 'adapter-bitcoin/src/runtime/address/parseAddress.ts',
    becomes: 'const MAX_LENGTH = 91',
    why: 'A program has 40 bytes at most, which no address of more than 74 characters has.',
  },
  ...['let isLoaded = true', 'let isOwed = true'].map((becomes) => ({
    path: 'auth-frame/src/page/createDocument.ts',
    becomes,
    why: 'Both are set anew when a frame is opened, and nobody is heard before.',
  })),
  {
    path: 'auth-frame/src/page/createDocument.ts',
    becomes: 'element.remove()',
    why: 'There is an element wherever a frame is dropped.',
  },
]

const known = new Set(EQUIVALENTS.map(({ path, becomes }) => `packages/${path} ${becomes}`))

export const isEquivalent = ({ path, becomes }) => known.has(`${path} ${becomes}`)
