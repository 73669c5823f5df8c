import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createSmtpMailer } from './createSmtpMailer'

const MAIL = { to: 'mia@example.org', subject: 'Your sign-in code', text: '123456' }

/** Starts a mail server that answers each recipient with `reply`. */
async function startMailServer(reply: string) {
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      const command = data.toString().slice(0, 4).toUpperCase()
      if (command === 'RCPT') socket.write(`${reply}\r\n`)
      else if (command === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

it.each([
  ['550 5.1.1 User unknown', 'UndeliverableAddressError'],
  ['556 5.1.10 Recipient address has null MX', 'UndeliverableAddressError'],
  ['550 5.2.1 Mailbox disabled', 'UndeliverableAddressError'],
  ['550 5.7.1 Your network is blocked', 'Error'],
  ['550 Mailbox unavailable', 'Error'],
  ['450 4.2.1 Try again later', 'Error'],
])('createSmtpMailer says of a mail server’s answer whether the address takes no mail: %s', async (reply, name) => {
  const transport = { host: '127.0.0.1', port: await startMailServer(reply), ignoreTLS: true }
  const sending = createSmtpMailer({ transport, from: 'login@secure.example' }).send(MAIL)
  await expect(sending).rejects.toMatchObject({ name })
})
