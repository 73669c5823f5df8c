/** A program that uses the sandbox and then ends in the way it is told to, or waits for its end. */
import { startSandbox } from '../index'

const { rpcUrls } = await startSandbox({ chains: [1] })
console.log(rpcUrls['eip155:1'])
process.on('message', (order) => {
  if (order === 'exit') process.exit(0)
  throw new Error('an exception nobody catches')
})
