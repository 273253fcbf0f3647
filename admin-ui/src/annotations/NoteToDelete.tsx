/** The text of a note and what deleting it means, for the confirmation. */
export const NoteToDelete = ({ text }: { text: string }) => (
  <>
    <p className="clamp long">{text}</p>
    <p className="muted">It is deleted for the whole team. This action cannot be undone.</p>
  </>
);
