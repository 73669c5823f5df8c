import { expect, it } from 'vitest'
import { isOriginAllowed } from './origin.js'

const list = ['https://shop.example', 'https://*.preview.example', 'https://dev.example:8443', 'any.example']

it('S6.002 a page of an origin in the list is allowed, one of another is not', () => {
  expect(isOriginAllowed('https://shop.example', list)).toBe(true)
  expect(isOriginAllowed('https://SHOP.example:443', list)).toBe(true)
  expect(isOriginAllowed('http://shop.example', list)).toBe(false)
  expect(isOriginAllowed('https://shop.example:8443', list)).toBe(false)
  expect(isOriginAllowed('https://dev.example:8443', list)).toBe(true)
  expect(isOriginAllowed('https://evil.example', list)).toBe(false)
  expect(isOriginAllowed('https://shop.example.evil.example', list)).toBe(false)
  // A pattern without a scheme takes any.
  expect(isOriginAllowed('http://any.example', list)).toBe(true)
  expect(isOriginAllowed('null', list)).toBe(false)
})

it('S6.003 a wildcard is one whole label of the host', () => {
  expect(isOriginAllowed('https://pr-7.preview.example', list)).toBe(true)
  expect(isOriginAllowed('https://preview.example', list)).toBe(false)
  expect(isOriginAllowed('https://a.b.preview.example', list)).toBe(false)
  expect(isOriginAllowed('https://pr.preview.example.evil.example', list)).toBe(false)
})

it('S6.004 the developer\u2019s own machine is always allowed, on any port', () => {
  for (const host of ['http://localhost', 'http://localhost:5173', 'https://localhost:8443', 'http://127.0.0.1:3000']) {
    expect(isOriginAllowed(host, list)).toBe(true)
  }
  expect(isOriginAllowed('http://localhost.evil.example', list)).toBe(false)
})

it('S6.005 so is where previews are hosted', () => {
  for (const host of ['https://x.pages.dev', 'https://x.vercel.app', 'https://x.ngrok-free.app']) {
    expect(isOriginAllowed(host, list)).toBe(true)
  }
  expect(isOriginAllowed('http://x.vercel.app', list)).toBe(false)
})

it('a project without a list may be used everywhere', () => {
  expect(isOriginAllowed('https://anybody.example', [])).toBe(true)
})
