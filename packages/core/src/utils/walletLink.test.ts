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
])('toWalletLink with %s opens %s', (link, href) => {
  expect(toWalletLink(link, uri)?.href).toBe(href)
})

it.each([
  'http://wallet.example',
  'http://localhost.evil.example',
  'intent://scan/#Intent;scheme=demow;end',
  'intent:',
  'android-app://com.demo',
  'market://details',
  'itms-services://x',
  'ms-settings:',
  'chrome-extension://abc',
  'mailto:',
  'tel:',
  'ws://demo.example',
  'view-source:',
  'demow://user:secret@host',
  'demow://app#Intent',
  'x:',
  'web+demow://app',
  'apple-magnifier://x',
  'vscode://demow.run',
  'package:',
  'demow:app',
  'demow://host\\@evil',
  'demow://a b',
])('toWalletLink passes no pairing key to %s', (link) => {
  expect(toWalletLink(link, uri)).toBeUndefined()
})

it.each(['http://localhost:8557', 'http://127.0.0.1:8557/app'])(
  'toWalletLink opens %s, which is the local machine',
  (link) => {
    expect(toWalletLink(link, uri)?.href).toBe(`${link}/wc?uri=${encoded}`)
  },
)

it.each(['', ' ', 'https://', 'javascript:', 'javascript://x', 'data://x', 'no link', null, undefined])(
  'toWalletLink returns nothing for %j',
  (link) => {
    expect(toWalletLink(link, uri)).toBeUndefined()
  },
)
