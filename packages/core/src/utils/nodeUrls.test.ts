import { expect, it } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { nodeUrls } from './nodeUrls.js'

const network = { ...fakeNetwork, rpcUrls: { default: { http: ['https://one.example', 'https://two.example'] } } }
const { caipNetworkId } = network

it('gives the network’s own nodes where nothing is hosted', () => {
  expect(nodeUrls({}, network)).toEqual(['https://one.example', 'https://two.example'])
  expect(nodeUrls({ projectId: 'p', basic: true }, network)).toEqual(['https://one.example', 'https://two.example'])
})

it('puts the hosted node first where there is a project', () => {
  const asked = `?chainId=${caipNetworkId}&projectId=p`
  expect(nodeUrls({ projectId: 'p' }, network)[0]).toBe(`https://rpc.walletconnect.org/v1/${asked}`)
  expect(nodeUrls({ projectId: 'p', services: { data: 'https://data.example' } }, network)).toEqual([
    `https://data.example/v1/${asked}`,
    'https://one.example',
    'https://two.example',
  ])
})

it('gives the integrator’s nodes and no other', () => {
  const customRpcUrls = { [caipNetworkId]: [{ url: 'https://own.example' }] }
  expect(nodeUrls({ projectId: 'p', customRpcUrls }, network)).toEqual(['https://own.example'])
  expect(nodeUrls({ customRpcUrls: { [caipNetworkId]: [] } }, network)).toEqual(network.rpcUrls.default.http)
})
