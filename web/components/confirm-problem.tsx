export function ConfirmProblem({ text }: { text: string | undefined }) {
  return (
    text && (
      <p role="alert" className="font-semibold text-destructive text-sm">
        {text}
      </p>
    )
  );
}
