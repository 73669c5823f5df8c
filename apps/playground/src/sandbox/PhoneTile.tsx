import { Smartphone } from 'lucide-react'
import { LinkTile } from './LinkTile'

export function PhoneTile({ url }: { readonly url: string }) {
  return (
    <LinkTile
      icon={Smartphone}
      title="Phone"
      text="A wallet on another device. It scans the code that the modal shows."
      open="Open the phone"
      url={`${url}/`}
      tab="phone"
    />
  )
}
