// @vitest-environment node
import type { ThemeVariables } from '@foyer/core'
import { createTestModal } from '@foyer/core/testing'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConnectButton, ModalProvider, type ModalProviderProps, NetworkButton } from '../exports/index.js'

const render = (
  children: ReactNode,
  page: Partial<ModalProviderProps> = {},
  themeVariables: ThemeVariables = { '--fy-accent': 'teal' },
) => {
  const { modal } = createTestModal({ themeVariables })
  return renderToString(
    <ModalProvider modal={modal} {...page}>
      {children}
    </ModalProvider>,
  )
}

const readStyles = (markup: string) => markup.match(/<style.*?<\/style>/gs) ?? []

it('each button brings its styles in server markup, with the theme', () => {
  const [connect, network] = readStyles(
    render(
      <>
        <ConnectButton />
        <NetworkButton />
      </>,
    ),
  )
  for (const styles of [connect, network]) {
    expect(styles).toContain('block-size:44px')
    expect(styles).toContain(':where(.fy-page){--fy-accent:teal}')
  }
  expect(connect).not.toContain('.fy-page__i')
  expect(network).toMatch(/\.fy-page__i\{--h:\d+\}/)
})

it('the styles have the nonce of the page', () => {
  expect(readStyles(render(<NetworkButton />, { nonce: 'harbor' }))).toEqual([
    expect.stringContaining('<style nonce="harbor">'),
  ])
})

it('a page that imports the stylesheet gets no style elements', () => {
  expect(readStyles(render(<NetworkButton />, { serverStyles: false }))).toEqual([])
})

it('a theme cannot end the style element', () => {
  expect(render(<ConnectButton />, {}, { '--fy-font': '</style><b>' })).not.toContain('<b>')
})
