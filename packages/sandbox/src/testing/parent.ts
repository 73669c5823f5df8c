import { startEvm } from '../exports/index'

const { rpcUrls } = await startEvm({ chains: [1] })
console.log(rpcUrls['eip155:1'])
process.on('message', (order) => {
  if (order === 'exit') process.exit(0)
  throw new Error('an exception nobody catches')
})
