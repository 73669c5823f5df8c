const GROUP = /.{1,4}/g

/** Shows a whole address in groups of four on even lines, with bold ends for users to compare. */
export function FullAddress({ address }: { readonly address: string }) {
  const head = address.startsWith('0x') ? 6 : 4
  const middle = address.slice(head, -4).match(GROUP) ?? []
  return (
    <bdi className="fy-address" dir="ltr">
      {middle.length === 0 ? (
        address
      ) : (
        <>
          <b>{address.slice(0, head)}</b>
          {middle.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group may repeat
            <Group key={index}>{group}</Group>
          ))}
          <wbr />
          <b>{address.slice(-4)}</b>
        </>
      )}
    </bdi>
  )
}

function Group({ children }: { readonly children: string }) {
  return (
    <>
      <wbr />
      <span>{children}</span>
    </>
  )
}
