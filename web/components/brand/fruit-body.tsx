/** The bitten fruit without a face, used as the logo and as Pip's body. Drawn in a box of 64 × 64. */
export function FruitBody() {
  return (
    <>
      <path
        d="M33 8.5c-.6 2.7-3 4.7-6 4.3C15 14.6 6 24.6 6 37c0 14.4 11.6 25 26.5 25S59 51 59 37c0-1.6-.15-3.1-.4-4.6-3.7.9-7.2-1-8.2-4.4-4 .3-7.3-2.6-7.2-6.7-4.3-.4-7.2-4.2-6.5-8.3-2.1-.6-3.5-2.5-3.7-4.5Z"
        fill="#ffc83d"
      />
      <path
        d="M6 37c0 14.4 11.6 25 26.5 25S59 51 59 37c0-.8 0-1.6-.1-2.4C57.5 47.5 47 55.5 32.5 55.5 18 55.5 8 47.5 6.3 34.5 6.1 35.3 6 36.2 6 37Z"
        fill="#f2ac12"
      />
      <path d="M24.5 12.7C17.5 13 13.5 8.5 14 2.5c6.8-.3 11.2 3.7 10.5 10.2Z" fill="#3fa35b" />
      <path d="M24.5 12.7C22 9.5 19 6 16.5 4.8" fill="none" stroke="#2b7d43" strokeWidth="1.8" strokeLinecap="round" />
    </>
  );
}
