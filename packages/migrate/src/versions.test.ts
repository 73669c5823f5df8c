import { createRequire } from 'node:module'
import { minVersion } from 'semver'
import { expect, it } from 'vitest'
import { VERSIONS } from './versions.js'

const require = createRequire(import.meta.url)
const readPeers = (path: string): Readonly<Record<string, string>> => require(path).peerDependencies
const readMajor = (range: string) => minVersion(range)?.major

it('the ranges that an app gets are those of the EVM adapter’s peers', () => {
  const peers = readPeers('@foyer/adapter-evm/package.json')
  for (const name of ['wagmi', '@wagmi/core', 'viem']) expect(VERSIONS[name]?.range, name).toBe(peers[name])
})

it.each(['@tanstack/react-query', 'typescript'])('the range of %s begins where that of wagmi’s peer does', (name) => {
  const peer = readPeers('wagmi/package.json')[name] ?? ''
  expect(minVersion(VERSIONS[name]?.range ?? '')?.version).toBe(minVersion(peer)?.version)
})

it('the range of @wagmi/connectors has the major version that wagmi installs', () => {
  const installed: string = require('wagmi/package.json').dependencies['@wagmi/connectors']
  expect(readMajor(VERSIONS['@wagmi/connectors']?.range ?? '')).toBe(readMajor(installed))
})
