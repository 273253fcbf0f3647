/** A two-line section heading with a sentence beside it. */
export function SectionHead({ title, text }: { title: string[]; text: string }) {
  return (
    <div className="head">
      <h2>
        {title[0]} <br />
        {title[1]}
      </h2>
      <p>{text}</p>
    </div>
  );
}
