import { expect, it } from 'vitest'
import { toWalletLink } from './walletLink.js'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=1'
const encoded = 'wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3D1'

it.each([
  ['demow://', `demow://wc?uri=${encoded}`],
  ['demow:', `demow://wc?uri=${encoded}`],
  ['demow', `demow://wc?uri=${encoded}`],
  ['demow://app', `demow://app/wc?uri=${encoded}`],
  ['https://demo.example', `https://demo.example/wc?uri=${encoded}`],
  ['https://demo.example/', `https://demo.example/wc?uri=${encoded}`],
  ['https://demo.example/app', `https://demo.example/app/wc?uri=${encoded}`],
])('%s opens %s', (link, href) => {
  expect(toWalletLink(link, uri)?.href).toBe(href)
})

it.each(['', ' ', 'https://', 'javascript:', 'javascript://x', 'data://x', 'no link', null, undefined])(
  '%j is no link of an app',
  (link) => {
    expect(toWalletLink(link, uri)).toBeUndefined()
  },
)
