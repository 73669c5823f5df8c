import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Wallet } from './Wallet'
import './style.css'

export const metadata: Metadata = { title: 'Foyer with Next', icons: 'data:,' }

export default async function Layout({ children }: { readonly children: ReactNode }) {
  // The proxy makes a new nonce for each request, so no page is rendered before.
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en">
      <body>
        <Wallet nonce={nonce}>
          <main>{children}</main>
        </Wallet>
      </body>
    </html>
  )
}
