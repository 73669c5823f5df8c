import { expect, it } from 'vitest'
import { isOriginAllowed } from './origin.js'

const list = ['https://shop.example', 'https://*.preview.example', 'https://dev.example:8443', 'any.example']

it('S6.002 isOriginAllowed accepts an origin in the list and refuses any other', () => {
  expect(isOriginAllowed('https://shop.example', list)).toBe(true)
  expect(isOriginAllowed('https://SHOP.example:443', list)).toBe(true)
  expect(isOriginAllowed('http://shop.example', list)).toBe(false)
  expect(isOriginAllowed('https://shop.example:8443', list)).toBe(false)
  expect(isOriginAllowed('https://dev.example:8443', list)).toBe(true)
  expect(isOriginAllowed('https://evil.example', list)).toBe(false)
  expect(isOriginAllowed('https://shop.example.evil.example', list)).toBe(false)
  expect(isOriginAllowed('http://any.example', list)).toBe(true)
  expect(isOriginAllowed('null', list)).toBe(false)
})

it('S6.003 isOriginAllowed matches a wildcard with one whole label of the host', () => {
  expect(isOriginAllowed('https://pr-7.preview.example', list)).toBe(true)
  expect(isOriginAllowed('https://preview.example', list)).toBe(false)
  expect(isOriginAllowed('https://a.b.preview.example', list)).toBe(false)
  expect(isOriginAllowed('https://pr.preview.example.evil.example', list)).toBe(false)
})

it('S6.004 isOriginAllowed accepts the developer’s own machine on any port', () => {
  for (const host of ['http://localhost', 'http://localhost:5173', 'https://localhost:8443', 'http://127.0.0.1:3000']) {
    expect(isOriginAllowed(host, list)).toBe(true)
  }
  expect(isOriginAllowed('http://localhost.evil.example', list)).toBe(false)
})

it('S6.005 isOriginAllowed accepts the hosts of preview deployments', () => {
  for (const host of ['https://x.pages.dev', 'https://x.vercel.app', 'https://x.ngrok-free.app']) {
    expect(isOriginAllowed(host, list)).toBe(true)
  }
  expect(isOriginAllowed('http://x.vercel.app', list)).toBe(false)
})

it('isOriginAllowed accepts every origin for a project without a list', () => {
  expect(isOriginAllowed('https://anybody.example', [])).toBe(true)
})
