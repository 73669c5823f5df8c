import { expect, it } from 'vitest'
import { renderButton } from '../exports/server.js'

it('the button has its styles, with the nonce of the page', () => {
  const html = renderButton({ nonce: 'harbor' })
  expect(html).toMatch(/<style nonce="harbor">.*block-size:44px.*:host.*<\/style><button/s)
  expect(renderButton()).toContain('<style>')
})

it('its text is the label that the element will show', () => {
  expect(renderButton()).toContain('>Connect wallet</button>')
  const html = renderButton({ attributes: { 'connect-label': 'Verbinden', namespace: 'solana' } })
  expect(html).toContain('<foyer-button connect-label="Verbinden" namespace="solana">')
  expect(html).toContain('>Verbinden</button>')
})

it('a color mode is that of the modal', () => {
  expect(renderButton({ mode: 'dark' })).toContain('data-fy-theme="dark"')
  expect(renderButton()).not.toContain('data-fy-theme="')
})

it('no value leaves its place in the HTML', () => {
  const html = renderButton({ attributes: { 'connect-label': '"><b>&' }, nonce: '"><b>' })
  expect(html).not.toContain('<b>')
  expect(html).toContain('>&quot;&gt;&lt;b&gt;&amp;</button>')
  expect(() => renderButton({ attributes: { 'x><b': '' } })).toThrow('This is no attribute of an element: x><b')
})
