/** Says that chain and wallets are of this page. */
export const DemoNote = () => (
  <p className="demo-note">
    <strong>Demo</strong> <span>Nothing here is worth money.</span>
  </p>
)
