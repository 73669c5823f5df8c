import { expect, it } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { getNodeUrls } from './getNodeUrls.js'

const network = { ...fakeNetwork, rpcUrls: { default: { http: ['https://one.example', 'https://two.example'] } } }
const { caipNetworkId } = network

it('getNodeUrls returns the network’s own nodes when no service is hosted', () => {
  expect(getNodeUrls({}, network)).toEqual(['https://one.example', 'https://two.example'])
  expect(getNodeUrls({ projectId: 'p', basic: true }, network)).toEqual(['https://one.example', 'https://two.example'])
})

it('getNodeUrls returns the hosted node first when a project is set', () => {
  const asked = `?chainId=${caipNetworkId}&projectId=p`
  expect(getNodeUrls({ projectId: 'p' }, network)[0]).toBe(`https://rpc.walletconnect.org/v1/${asked}`)
  expect(getNodeUrls({ projectId: 'p', services: { data: 'https://data.example' } }, network)).toEqual([
    `https://data.example/v1/${asked}`,
    'https://one.example',
    'https://two.example',
  ])
})

it('getNodeUrls returns the node of the app’s own data service first, without a project', () => {
  expect(getNodeUrls({ services: { data: 'https://data.example' } }, network)[0]).toBe(
    `https://data.example/v1/?chainId=${caipNetworkId}`,
  )
})

it('getNodeUrls returns only the app’s nodes when they are configured', () => {
  const customRpcUrls = { [caipNetworkId]: [{ url: 'https://own.example' }] }
  expect(getNodeUrls({ projectId: 'p', customRpcUrls }, network)).toEqual(['https://own.example'])
  expect(getNodeUrls({ customRpcUrls: { [caipNetworkId]: [] } }, network)).toEqual(network.rpcUrls.default.http)
})
