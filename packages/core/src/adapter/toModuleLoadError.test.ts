import { expect, it } from 'vitest'
import { toModuleLoadError } from './toModuleLoadError.js'

const NAME = '@harbour/lib.js'

it.each([
  ['Node', `Cannot find package '${NAME}' imported from /site/index.js`],
  ['Vite', `Could not resolve "${NAME}" imported by "@foyer/adapter-solana". Is it installed?`],
  ['webpack', `Cannot find module '${NAME}'`],
  [
    'Chromium, for a bare specifier,',
    `Failed to resolve module specifier '${NAME}'. Relative references must start with`,
  ],
  ['Firefox, for a bare specifier,', `The specifier “${NAME}” was a bare specifier, but was not remapped to anything`],
  ['Safari, for a bare specifier,', `Module name, '${NAME}' does not resolve to a valid URL.`],
])('an import that %s cannot resolve names the package to install', (_, message) => {
  const cause = new Error(message)
  expect(toModuleLoadError(NAME, cause)).toMatchObject({
    code: 'PACKAGE_MISSING',
    message: `This needs ${NAME}, which is not installed: npm install ${NAME}`,
    context: { packageName: NAME },
    cause,
  })
})

it('a real import of a missing package names the package', async () => {
  const name: string = '@foyer/nobody-has-this'
  const cause = await import(/* @vite-ignore */ name).catch((thrown: unknown) => thrown)
  expect(toModuleLoadError(name, cause).code).toBe('PACKAGE_MISSING')
})

it('an empty module in place of a package counts as missing', () => {
  expect(toModuleLoadError(NAME).code).toBe('PACKAGE_MISSING')
})

it.each([
  `Failed to fetch dynamically imported module: https://harbour.example/assets/${NAME}`,
  'Loading chunk 12 failed.',
  'Importing a module script failed.',
])('a chunk that fails to load is not a missing package: %s', (message) => {
  expect(toModuleLoadError(NAME, new TypeError(message)).code).toBe('CODE_LOAD_FAILED')
})
