import type { Metadata } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { Wallet } from './Wallet'
import './style.css'

export const metadata: Metadata = { title: 'Foyer with Next', icons: 'data:,' }

export default async function Layout({ children }: { readonly children: ReactNode }) {
  // Renders each page at its request: the nonce of the content policy is new each time.
  await connection()
  return (
    <html lang="en">
      <body>
        <Wallet>
          <main>{children}</main>
        </Wallet>
      </body>
    </html>
  )
}
