const MINUTE = 60

/** Minutes and seconds that are left, or room for them while that is not known. */
export function TimeLeft({ seconds }: { readonly seconds: number | undefined }) {
  return (
    <bdi className="fy-num" dir="ltr">
      {seconds === undefined ? '–:––' : `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`}
    </bdi>
  )
}
