/** Styles scrim and shadow like the modal's, so that the two dialogs differ in their content only. */
export const emptyCss = `
.scrim {
  position: fixed;
  inset: 0;
  z-index: 999;
  display: grid;
  place-items: center;
  background: rgb(24 34 30 / 0.28);
  backdrop-filter: blur(6px);
}
.frame {
  inline-size: 360px;
  padding: 16px;
  border-radius: 28px;
  background: #fff;
  box-shadow:
    0 16px 36px -12px rgb(18 32 26 / 0.1),
    0 36px 72px -20px rgb(18 32 26 / 0.16);
  font:
    15px / 1.4 system-ui,
    sans-serif;
}`
