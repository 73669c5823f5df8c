import { useStore } from '@nanostores/solid'
import { modal } from './modal'

export function Account() {
  const account = useStore(modal.$account())
  return <p>{account().status}</p>
}
